import { createHash } from "node:crypto"
import type { Database } from "@wara/api/database"
import { consentTexts } from "@wara/api/schema/accounts"
import { alerts } from "@wara/api/schema/alerts"
import { readAlertSearch } from "@wara/domain/alerts/alert-search"
import { alertConsent } from "@wara/domain/alerts/alert-texts"
import { days } from "@wara/domain/time"

/** Searches that found nothing when they began, and how many people watch each. */
const unmet = [
  { search: "s=draga+de+succion&category=pesca-y-acuicultura&region=los-lagos", people: 4 },
  { search: "s=zanjadora+de+cadena&category=agricultura&region=maule", people: 3 },
  { search: "s=jumbo+de+dos+brazos&category=mineria&region=antofagasta", people: 2 },
] as const

/** Stores alerts about machines that nobody sells, once: the panel shows them as demand. */
export async function storeAlerts(database: Database, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    if ((await transaction.$count(alerts)) > 0) return
    const { text, version } = alertConsent
    const hash = createHash("sha256").update(text).digest()
    const consent = { hash, kind: "alerts", text, createdAt: now } as const
    await transaction.insert(consentTexts).values(consent).onConflictDoNothing()
    const since = new Date(now.getTime() - days(6))
    const rows = unmet.flatMap(({ people, search }, place) => {
      const { category, commune, region } = readAlertSearch(search)
      return Array.from({ length: people }, (_, person) => ({
        ...{ email: `busca.${place}.${person}@faena.test`, search, category, commune, region },
        ...{ kinds: ["new" as const], frequency: "daily" as const, state: "active" as const },
        ...{ consentHash: hash, consentVersion: version, createdAt: since, confirmedAt: since },
        ...{ activeSince: since, lastVisitAt: since, knownAds: [] },
      }))
    })
    if (rows.length > 0) await transaction.insert(alerts).values(rows)
  })
}
