import type { ReviewDetail } from "@wara/contract/review"
import { type ContactLeak, findContactLeaks } from "@wara/domain/ads/contact-leaks"

const checked = ["name", "description", "manufacturer", "model", "serial", "address"] as const

type CheckedField = (typeof checked)[number]

/** Contact data in every text of a submission except the fields meant for it. */
export function findLeaksOf(
  content: ReviewDetail["content"],
): (ContactLeak & { field: CheckedField })[] {
  const texts: Record<CheckedField, string> = {
    name: content.name,
    description: content.description,
    manufacturer: content.manufacturer,
    model: content.model,
    serial: content.serial_number,
    address: `${content.address} ${content.address_number}`,
  }
  return checked.flatMap((field) =>
    findContactLeaks(texts[field]).map((leak) => ({ ...leak, field })),
  )
}
