/** Cookies that Google's tags set on our site, by what they are for. */
const kinds = { measurement: /^(_ga|_gid|_gat)/, ads: /^_gcl/ }

/** Every domain on which a page of this host may set a cookie, and none at all. */
function domains(): string[] {
  const labels = location.hostname.split(".")
  return ["", ...labels.map((_, place) => `; domain=${labels.slice(place).join(".")}`)]
}

/** Takes away what tags kept here to know somebody again, once that is refused. */
export function dropGoogleCookies(kind: keyof typeof kinds): void {
  const names = document.cookie.split("; ").map((cookie) => cookie.split("=")[0] ?? "")
  for (const name of names.filter((one) => kinds[kind].test(one))) {
    for (const domain of domains()) document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}
