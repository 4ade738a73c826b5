#include <curl/curl.h>
#include <dlfcn.h>
#include <stdio.h>

#include "CPlatform.h"
#include "CRemote.h"

#undef curl_easy_setopt
#undef curl_easy_getinfo

#define FUNCTIONS(use) \
  use(curl_global_init) use(curl_easy_init) use(curl_easy_setopt) use(curl_easy_perform) use(curl_easy_getinfo) \
  use(curl_easy_cleanup) use(curl_slist_append) use(curl_slist_free_all)

#define DECLARE(name) __typeof__(name) *name;
static struct { FUNCTIONS(DECLARE) } curl;

static bool load(void) {
  static bool loaded;
  if (loaded) return true;
  void *library = platform_library_open("curl", 4);
  if (!library) library = platform_library_open("curl-gnutls", 4);
  if (!library) return false;
#define FIND(name) if (!(curl.name = (__typeof__(name) *)dlsym(library, #name))) return false;
  FUNCTIONS(FIND)
  return loaded = curl.curl_global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
}

static size_t ignore(char *bytes, size_t size, size_t count, void *context) {
  (void)bytes, (void)context;
  return size * count;
}

long remote_http_post(
    const char *url, const char *const *headers, int header_count, const void *body, size_t length, long milliseconds,
    char *reason, size_t reason_size) {
  char message[CURL_ERROR_SIZE] = "";
  CURL *handle = load() ? curl.curl_easy_init() : NULL;
  if (!handle) {
    snprintf(reason, reason_size, "libcurl cannot be loaded");
    return -1;
  }
  struct curl_slist *list = NULL;
  for (int i = 0; i < header_count; i++) list = curl.curl_slist_append(list, headers[i]);
  curl.curl_easy_setopt(handle, CURLOPT_URL, url);
  curl.curl_easy_setopt(handle, CURLOPT_PROTOCOLS_STR, "http,https");
  curl.curl_easy_setopt(handle, CURLOPT_NOSIGNAL, 1L);
  curl.curl_easy_setopt(handle, CURLOPT_TIMEOUT_MS, milliseconds);
  curl.curl_easy_setopt(handle, CURLOPT_HTTPHEADER, list);
  curl.curl_easy_setopt(handle, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)length);
  curl.curl_easy_setopt(handle, CURLOPT_POSTFIELDS, body);
  curl.curl_easy_setopt(handle, CURLOPT_USERAGENT, "formline-site");
  curl.curl_easy_setopt(handle, CURLOPT_ERRORBUFFER, message);
  curl.curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, ignore);
  CURLcode code = curl.curl_easy_perform(handle);
  long status = -1;
  if (code == CURLE_OK) curl.curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status);
  else snprintf(reason, reason_size, "%s", *message ? message : "there was no answer");
  curl.curl_slist_free_all(list);
  curl.curl_easy_cleanup(handle);
  return status;
}
