// LibYAML, the reference parser of YAML in C: only its event parser is used.
#include <yaml.h>
