import { useEffect } from "react"
import {
  type DataStrategyResult,
  type MiddlewareFunction,
  redirectDocument,
  useLocation,
} from "react-router"

/** The release that this tab was opened with, and the current address. */
let opened: { release: string; address: string } | null = null
let isOld = false

/** Records the release of a rendered page; the first one is the tab's release. */
export function recordRelease(release: string, address: string): void {
  opened = { release: opened?.release || release, address }
}

/** Records the release of a response. Empty means no release: a development server. */
function recordAnswer(release: string): void {
  const own = opened?.release ?? ""
  isOld = own !== "" && release !== "" && release !== own
}

export function isOldRelease(): boolean {
  return isOld
}

/** Whether an address is the current one: reloading its data is not a new page. */
function isShown(url: URL): boolean {
  return opened?.address === url.pathname + url.search
}

type Results = Record<string, DataStrategyResult>

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined
}

/** The release in the root loader's data; null when it was not loaded or failed. */
function releaseOf({ root }: Results): string | null {
  const named = root?.type === "data" ? fieldOf(fieldOf(root.result, "site"), "release") : null
  return typeof named === "string" ? named : null
}

/**
 * Updates a tab to the server's release. If the data of the next page comes from a newer release,
 * the page is loaded as a document, with matching code. Form posts always complete and show their
 * result: only the next page is loaded as a document.
 */
export const followRelease: MiddlewareFunction<Results> = async ({ request }, next) => {
  const url = new URL(request.url)
  const isNextPage = () => request.method === "GET" && isOldRelease() && !isShown(url)
  const asDocument = () => redirectDocument(url.pathname + url.search)
  const results = await next()
  const release = releaseOf(results)
  if (release !== null) recordAnswer(release)
  // Other results do not matter: a page with renamed routes returns errors here, not data.
  if (release !== null && isNextPage()) throw asDocument()
  return results
}

/** Records the page's release for `followRelease`. */
export function useRelease(release: string): void {
  const { pathname, search } = useLocation()
  useEffect(() => recordRelease(release, pathname + search), [release, pathname, search])
}
