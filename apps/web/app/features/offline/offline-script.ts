import { plusIva } from "@wara/domain/money/money"
import { paths } from "@wara/domain/site/paths"
import { lastListKey } from "../../entities/ad/last-list-key.ts"
import { draftStorageKey } from "../../entities/draft/stored-draft.ts"

/** Element ids that the script uses. */
export const offlineIds = { retry: "reintentar", draft: "borrador", seen: "vistos" } as const

/** Maximum number of recently seen ads listed. */
const maxSeen = 5

const draftPrefix = draftStorageKey(0).slice(0, -1)

/** Milliseconds until the first retry, doubled after each failure, and the maximum. */
const delayMs = { first: 1_000, maxMs: 32_000 }

/** Milliseconds after which the retries of an earlier outage no longer count. */
const forgetAfterMs = 120_000

/** Session storage key of the tab's retry count, since each failed reload loads this page again. */
const triesKey = "wara-offline-tries"

/**
 * The offline page's script: it retries, reloads once the site can be reached, lists the ads seen
 * last in this browser, and says whether it has an unfinished draft. It is inline because nothing
 * can be fetched; stored values are inserted as text only.
 */
export const offlineScript = `
const retry = () => {
  if (location.pathname === ${JSON.stringify(paths.offline)}) location.assign(${JSON.stringify(paths.home)})
  else location.reload()
}
const readTries = () => {
  try {
    const { count, at } = JSON.parse(sessionStorage["${triesKey}"])
    return Date.now() - at < ${forgetAfterMs} ? count : 0
  } catch {
    return 0
  }
}
let tries = readTries()
let timer
// The "online" event alone is not enough: a reload that comes too early, or while the server is away, shows
// this page in a browser that is online already and will not say so again.
const probe = async () => {
  clearTimeout(timer)
  try {
    if (navigator.onLine === false) throw new Error("offline")
    const { ok } = await fetch("/favicon.svg", { method: "HEAD", cache: "no-store" })
    if (!ok) throw new Error("unavailable")
  } catch {
    tries += 1
    return schedule()
  }
  try {
    sessionStorage["${triesKey}"] = JSON.stringify({ count: tries + 1, at: Date.now() })
  } catch {}
  retry()
}
const schedule = () => {
  clearTimeout(timer)
  timer = setTimeout(probe, Math.min(${delayMs.maxMs}, ${delayMs.first} * 2 ** tries))
}
addEventListener("online", () => {
  tries = 0
  probe()
})
schedule()
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
  for (const { name, price, currency } of ads.slice(0, ${maxSeen})) {
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
