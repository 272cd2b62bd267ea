/** A year, in seconds. */
const year = 31_536_000

/** The value that these cookies, as a browser names them, hold for a name; null without one. */
export function findCookie(cookies: string, name: string): string | null {
  const pair = cookies.split("; ").find((cookie) => cookie.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) ?? null
}

function keep(pair: string, lifetime: string): void {
  const secure = window.location.protocol === "https:" ? "; secure" : ""
  // The Cookie Store is there on https only, and in new browsers.
  document.cookie = `${pair}; path=/${lifetime}; samesite=lax${secure}`
}

/** Keeps a cookie for a year at every page. Scripts read it, so that pages stay the same for all. */
export function keepCookie(name: string, value: string): void {
  keep(`${name}=${value}`, `; max-age=${year}`)
}

/** Keeps a cookie at every page until the browser is closed. */
export function keepCookieForVisit(name: string, value: string): void {
  keep(`${name}=${value}`, "")
}
