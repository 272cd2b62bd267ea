import { plusIva } from "@wara/domain/money/format-money"
import { paths } from "@wara/domain/site/paths"
import { lastListKey } from "../../session/last-list-key.ts"
import { draftStorageKey } from "../../session/stored-draft.ts"

/** Names of what the script finds on the page. */
export const offlineIds = { retry: "reintentar", draft: "borrador", seen: "vistos" } as const

/** Ads seen last that are named. */
const mostSeen = 5

const draftPrefix = draftStorageKey(0).slice(0, -1)

/**
 * All that the page without a connection does: it tries again, by itself when the connection is back,
 * names the ads that this browser saw last, and says whether one lies half written in it. Inside the
 * page, because nothing can be fetched; what it finds in storage becomes text and nothing else.
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
try {
  const { heading, ads } = JSON.parse(localStorage["${lastListKey}"]).state.list
  const seen = document.getElementById("${offlineIds.seen}")
  seen.querySelector("p").textContent = heading
  for (const { name, price, currency } of ads.slice(0, ${mostSeen})) {
    const [item, cost] = [document.createElement("li"), document.createElement("b")]
    const digits = { minimumFractionDigits: 0, maximumFractionDigits: currency === "CLP" ? 0 : 2 }
    const money = new Intl.NumberFormat("es-CL", { style: "currency", currency, ...digits })
    cost.textContent = money.format(price) + " ${plusIva}"
    item.append(name, document.createElement("br"), cost)
    seen.querySelector("ul").append(item)
  }
  seen.hidden = ads.length === 0
} catch {}
`
