// LibYAML, the reference parser of YAML in C: its parser is used by itself, event by event.
#include <yaml.h>
