const year = 31_536_000

/** The value of a cookie in a browser's cookie string; null without one. */
export function findCookie(cookies: string, name: string): string | null {
  const pair = cookies.split("; ").find((cookie) => cookie.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) ?? null
}

function setCookie(pair: string, lifetime: string): void {
  const secure = window.location.protocol === "https:" ? "; secure" : ""
  // The Cookie Store API requires https and a recent browser.
  document.cookie = `${pair}; path=/${lifetime}; samesite=lax${secure}`
}

/**
 * Sets a cookie for a year on every page. Scripts read it, so that pages stay the same for
 * everyone.
 */
export function setCookieForYear(name: string, value: string): void {
  setCookie(`${name}=${value}`, `; max-age=${year}`)
}

/** Sets a cookie on every page until the browser is closed. */
export function setSessionCookie(name: string, value: string): void {
  setCookie(`${name}=${value}`, "")
}
