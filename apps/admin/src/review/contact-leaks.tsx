import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import type { ReviewDetail } from "@wara/contract/review"
import { deskLabel } from "@wara/domain/ads/ad-field-texts"
import { type AdFieldNames, adFieldNames, adFields } from "@wara/domain/ads/ad-fields"
import { type ContactLeak, findContactLeaks } from "@wara/domain/ads/contact-leaks"
import { isDoubtfulPrice } from "@wara/domain/ads/doubtful-price"
import { moneyText } from "../ui/ui-texts.ts"
import { leakNames, reviewTexts } from "./review-texts.ts"

type TextField = AdFieldNames<{ kind: "line" | "text" }>

const texts = adFieldNames.filter(
  (name): name is TextField => adFields[name].kind === "line" || adFields[name].kind === "text",
)

/** Contact data in every text of a submission except the fields meant for it. */
function findLeaksOf(content: ReviewDetail["content"]): (ContactLeak & { field: TextField })[] {
  return texts.flatMap((field) => {
    // A phone may be spread over street and number.
    if (field === "address_number") return []
    const text =
      field === "address" ? `${content.address} ${content.address_number}` : content[field]
    return findContactLeaks(text).map((leak) => ({ ...leak, field }))
  })
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
          <li key={`${field}-${start}`}>{`${leakNames[kind]} «${text}» (${deskLabel(field)})`}</li>
        ))}
      </Box>
    </Alert>
  )
}

/** A text with phones, e-mails, links and bank terms highlighted. */
export function MarkedText({ text }: { text: string }) {
  const leaks = findContactLeaks(text)
  if (leaks.length === 0) return text
  const last = leaks.at(-1)?.end ?? 0
  return (
    <>
      {leaks.map(({ kind, start, end, text: part }, index) => (
        <span key={start}>
          {text.slice(leaks[index - 1]?.end ?? 0, start)}
          <Box
            component="mark"
            title={leakNames[kind]}
            data-leak={kind}
            sx={{
              bgcolor: ({ wara }) => wara.warnTint,
              color: ({ wara }) => wara.warn,
              fontWeight: 650,
              borderRadius: 0.5,
              px: 0.25,
              outline: "1px solid currentColor",
            }}
          >
            {part}
          </Box>
          {end === last ? text.slice(last) : null}
        </span>
      ))}
    </>
  )
}
