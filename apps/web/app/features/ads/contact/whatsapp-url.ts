import { isMobilePhone } from "@wara/domain/accounts/phone"

/** Opens WhatsApp with a message; null for numbers that have none. */
export function whatsappUrl(phone: string | null | undefined, message: string): string | null {
  if (!phone || !isMobilePhone(phone)) return null
  return `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(message)}`
}
