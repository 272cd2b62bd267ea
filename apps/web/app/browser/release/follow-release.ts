import { type DataStrategyResult, type MiddlewareFunction, redirectDocument } from "react-router"
import { isOldRelease, isShown, recordAnswer } from "./known-release.ts"

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
