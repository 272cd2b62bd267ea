/** The release that this tab was opened with, and the address it shows. */
let opened: { release: string; address: string } | null = null
let isOld = false

/** Notes what a drawn page belongs to; the first one says which release this tab is. */
export function recordRelease(release: string, address: string): void {
  opened = { release: opened?.release || release, address }
}

/** Notes which release answered. Empty names no release: a server that is being developed. */
export function recordAnswer(release: string): void {
  const own = opened?.release ?? ""
  isOld = own !== "" && release !== "" && release !== own
}

/** Whether the server is known to have a newer release than this tab. */
export function isOldRelease(): boolean {
  return isOld
}

/** Whether an address is the one shown: what is loaded for it again is no new page. */
export function isShown(url: URL): boolean {
  return opened?.address === url.pathname + url.search
}
