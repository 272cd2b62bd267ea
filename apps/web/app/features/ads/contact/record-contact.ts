import type { Ad } from "@wara/contract/ad"
import { paths } from "@wara/domain/site/paths"
import { generateLead } from "../../../integrations/tags/ad-events.ts"
import type { ContactChannel } from "../../../integrations/tags/tag-event.ts"
import { track } from "../../../integrations/tags/track.ts"

/** Adds to the ledger that the user went on this way; the page may be left at the same moment. */
export function recordContact(ad: Pick<Ad, "id" | "name">, channel: ContactChannel): void {
  track(generateLead(`ad_${channel}`, ad))
  const contact = new URLSearchParams({ ad: String(ad.id), channel })
  navigator.sendBeacon?.(paths.adContacts, contact)
}
