import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import type { ReviewDetail } from "@wara/contract/review"
import { type ContactLeak, findContactLeaks } from "@wara/domain/ads/contact-leaks"
import { isDoubtfulPrice } from "@wara/domain/ads/doubtful-price"
import { moneyText } from "../ui/state-texts.ts"
import { contentTexts, leakNames, reviewTexts } from "./review-texts.ts"

const checked = ["name", "description", "manufacturer", "model", "serial", "address"] as const

type CheckedField = (typeof checked)[number]

/** Contact data in every text of a submission except the fields meant for it. */
function findLeaksOf(content: ReviewDetail["content"]): (ContactLeak & { field: CheckedField })[] {
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

/** Warnings about a submission: contact data by field, and a doubtful price. */
export function LeaksAlert({ content }: Pick<ReviewDetail, "content">) {
  const leaks = findLeaksOf(content)
  const isCheap = isDoubtfulPrice(content.price, content.currency)
  if (leaks.length === 0 && !isCheap) return null
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <strong>{reviewTexts.lookAt}</strong>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {isCheap && <li>{reviewTexts.lowPrice(moneyText(content.price, content.currency))}</li>}
        {leaks.map(({ field, kind, text, start }) => (
          <li key={`${field}-${start}`}>
            {`${leakNames[kind]} «${text}» (${contentTexts[field]})`}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
