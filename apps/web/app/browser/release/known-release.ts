/** The release that this tab was opened with, and the current address. */
let opened: { release: string; address: string } | null = null
let isOld = false

/** Records the release of a rendered page; the first one is the tab's release. */
export function recordRelease(release: string, address: string): void {
  opened = { release: opened?.release || release, address }
}

/** Records the release of a response. Empty means no release: a development server. */
export function recordAnswer(release: string): void {
  const own = opened?.release ?? ""
  isOld = own !== "" && release !== "" && release !== own
}

export function isOldRelease(): boolean {
  return isOld
}

/** Whether an address is the current one: reloading its data is not a new page. */
export function isShown(url: URL): boolean {
  return opened?.address === url.pathname + url.search
}
