import { paths } from "@wara/domain/site/paths"
import { draftStorageKey } from "../../session/stored-draft.ts"

/** Names of what the script finds on the page. */
export const offlineIds = { retry: "reintentar", draft: "borrador" } as const

const draftPrefix = draftStorageKey(0).slice(0, -1)

/**
 * All that the page without a connection does: it tries again, by itself when the connection is back,
 * and says whether an ad lies half written in this browser. Inside the page, because nothing can be
 * fetched.
 */
export const offlineScript = `
const retry = () => {
  if (location.pathname === ${JSON.stringify(paths.offline)}) location.assign(${JSON.stringify(paths.home)})
  else location.reload()
}
addEventListener("online", retry)
document.getElementById("${offlineIds.retry}").addEventListener("click", (event) => {
  event.preventDefault()
  retry()
})
try {
  const isBegun = (key) => key.startsWith("${draftPrefix}") && JSON.parse(localStorage[key]).state.draft.ad.name !== ""
  document.getElementById("${offlineIds.draft}").hidden = !Object.keys(localStorage).some(isBegun)
} catch {}
`
