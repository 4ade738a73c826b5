#pragma once

/// Nothing to call: a program that links this target measures its screens in points; see points.c.
