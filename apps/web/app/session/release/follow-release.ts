import { type DataStrategyResult, type MiddlewareFunction, redirectDocument } from "react-router"
import { isOldRelease, isShown, recordAnswer } from "./known-release.ts"

type Results = Record<string, DataStrategyResult>

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined
}

/** The release that the root's loader names; null when it was not asked or failed. */
function releaseOf({ root }: Results): string | null {
  const named = root?.type === "data" ? fieldOf(fieldOf(root.result, "site"), "release") : null
  return typeof named === "string" ? named : null
}

/**
 * Brings a tab to the server's release. When the data of the next page come from a newer one, that page
 * is opened as a document, with the code that it was written for; nobody sees a difference. What is
 * posted always goes through, and its answer is shown: only the next page is loaded whole.
 */
export const followRelease: MiddlewareFunction<Results> = async ({ request }, next) => {
  const url = new URL(request.url)
  const isNextPage = () => request.method === "GET" && isOldRelease() && !isShown(url)
  const asDocument = () => redirectDocument(url.pathname + url.search)
  const results = await next()
  const release = releaseOf(results)
  if (release !== null) recordAnswer(release)
  // Whatever else was answered: a page whose parts have new names has errors here, not data.
  if (release !== null && isNextPage()) throw asDocument()
  return results
}
