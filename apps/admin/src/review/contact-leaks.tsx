import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import type { ReviewDetail } from "@wara/contract/review"
import { deskLabel } from "@wara/domain/ads/ad-field-texts"
import { findContactLeaks } from "@wara/domain/ads/contact-leaks"
import { isDoubtfulPrice } from "@wara/domain/ads/doubtful-price"
import { findAdLeaks } from "@wara/domain/ads/find-ad-leaks"
import { moneyText } from "../ui/ui-texts.ts"
import { leakNames, reviewTexts } from "./review-texts.ts"

/** Warnings about a submission: contact data by field, and a doubtful price. */
export function LeaksAlert({ content }: Pick<ReviewDetail, "content">) {
  const leaks = findAdLeaks(content)
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
