/**
 * Whether a request names its host more than once. Proxies and servers may choose different ones, so
 * such a request is refused. `rawHeaders` has names and values in turn, as Node reports them.
 */
export function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0)
  return names.filter((name) => name.toLowerCase() === "host").length > 1
}
