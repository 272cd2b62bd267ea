const base = "http://wara.test"

/**
 * A path as redirects compare it: letters as they are read, in lower case, without the slash at its
 * end. Null for what is no path of the site, or is not written the straight way (`/a/../b`).
 */
export function redirectKey(path: string): string | null {
  if (!/^\/(?![/\\])[^?#\s\\\p{Cc}]*$/u.test(path)) return null
  if (!URL.canParse(path, base)) return null
  const url = new URL(path, base)
  const read = readable(path)
  const isStraight = url.origin === base && read !== null && readable(url.pathname) === read
  // What only shows when it is read must not be there either.
  if (!isStraight || /[\s\\\p{Cc}\p{Cf}]/u.test(read)) return null
  const key = read.normalize("NFC").toLowerCase().replace(/\/+$/, "")
  return key === "" ? "/" : key
}

/** The key of a page to which a redirect leads; null when that is another site. */
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
