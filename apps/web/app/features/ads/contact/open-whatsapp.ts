import type { Ad } from "@wara/contract/ad"
import { recordContact } from "./record-contact.ts"
import { adMessage } from "./texts.ts"
import { whatsappUrl } from "./whatsapp-url.ts"

/**
 * Opens WhatsApp with a full sentence and the ad's link; false when the seller's number has no
 * WhatsApp.
 */
export function openWhatsApp(given: {
  ad: Pick<Ad, "id" | "name">
  phone: string | null | undefined
  siteName: string
  url: string
  /** Opens an address; the browser's own by default. */
  open?: (address: string) => void
}): boolean {
  const { ad, open = (address) => window.location.assign(address), phone, ...place } = given
  const address = whatsappUrl(phone, adMessage({ name: ad.name, ...place }))
  if (address === null) return false
  recordContact(ad, "whatsapp")
  open(address)
  return true
}
