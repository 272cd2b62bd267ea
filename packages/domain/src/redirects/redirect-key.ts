const base = "http://wara.test"

/**
 * Normalised path for comparing redirects: decoded, lower case, without trailing slash. Null for
 * text that is not a path of the site, or is not canonical (`/a/../b`).
 */
export function redirectKey(path: string): string | null {
  if (!/^\/(?![/\\])[^?#\s\\\p{Cc}]*$/u.test(path)) return null
  if (!URL.canParse(path, base)) return null
  const url = new URL(path, base)
  const read = readable(path)
  const isStraight = url.origin === base && read !== null && readable(url.pathname) === read
  // Characters that only appear after decoding must not occur either.
  if (!isStraight || /[\s\\\p{Cc}\p{Cf}]/u.test(read)) return null
  const key = read.normalize("NFC").toLowerCase().replace(/\/+$/, "")
  return key === "" ? "/" : key
}

/** The key of a redirect's target page; null when it is on another site. */
export function targetKey(to: string): string | null {
  return to.startsWith("/") ? redirectKey(to.replace(/[?#].*$/s, "")) : null
}

function readable(path: string): string | null {
  try {
    return decodeURI(path)
  } catch {
    return null
  }
}
