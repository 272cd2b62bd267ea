/**
 * How often a request names its host. Proxies and servers may choose different ones of several, so
 * such a request is refused. `rawHeaders` has names and values in turn, as Node reports them.
 */
export function countHosts(rawHeaders: readonly string[]): number {
  const names = rawHeaders.filter((_, index) => index % 2 === 0)
  return names.filter((name) => name.toLowerCase() === "host").length
}

/**
 * Whether the target of a request has a fragment, which browsers never send. Routers end the path at
 * it and readers of the query at the question mark, so they would understand such a request
 * differently; it is refused [B8.91].
 */
export function hasFragment(target: string): boolean {
  return target.includes("#")
}
