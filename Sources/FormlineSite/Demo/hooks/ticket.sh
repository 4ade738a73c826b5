#!/bin/sh
# A hook: has a submission's answers on standard input. The key tells a repeated try from a new submission.
echo "$FORMLINE_IDEMPOTENCY_KEY $(cat)" >> tickets.log
