import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import type { ReviewDetail } from "@wara/contract/review"
import { isDoubtfulPrice } from "@wara/domain/ads/doubtful-price"
import { moneyText } from "../ui/money-texts.ts"
import { findLeaksOf } from "./find-leaks-of.ts"
import { contentTexts, leakNames, reviewTexts } from "./review-texts.ts"

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
