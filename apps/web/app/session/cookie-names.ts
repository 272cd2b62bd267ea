import { parse } from "hono/utils/cookie"

type Site = { baseUrl: string }

/** Whether the site's cookies are limited to https. */
export function isSecureSite({ baseUrl }: Site): boolean {
  return baseUrl.startsWith("https://")
}

/**
 * The name under which a cookie is written. With https browsers accept `__Host-` only from this very
 * host, so that no neighbour below the same domain can set our cookies [B8.38].
 */
export function writtenName(site: Site, name: string): string {
  return isSecureSite(site) ? `__Host-${name}` : name
}

/**
 * The names under which a cookie is read: with https also that of releases before 4.0, so that
 * nobody is logged out by the change. A session that arrives by it is renamed.
 */
export function readNames(site: Site, name: string): string[] {
  return isSecureSite(site) ? [writtenName(site, name), name] : [name]
}

/** The decoded value of a cookie in a `Cookie` header; empty when there is none. */
export function cookieIn(site: Site, cookies: string | null | undefined, name: string): string {
  for (const known of readNames(site, name)) {
    const value = parse(cookies ?? "", known)[known]
    if (value) return value
  }
  return ""
}
