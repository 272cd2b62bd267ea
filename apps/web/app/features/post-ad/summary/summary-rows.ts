import type { Ad } from "@wara/contract/ad"
import { formatPhone } from "@wara/domain/accounts/phone"
import type { AdDraft } from "@wara/domain/ads/ad-draft"
import { formatNetPrice } from "@wara/domain/money/money"
import type { Quote } from "@wara/domain/orders/quote"
import { costLines } from "../cost/cost-lines.ts"
import { fieldTexts, summaryTexts as texts } from "../post-ad-texts.ts"

/** The summary of one step: facts, and those that buyers do not see. */
export type SummaryRow = {
  step: number
  facts: string[]
  hidden?: { label: string; value: string }[]
}

/** The entered values step by step, except those shown in the preview. */
export function summaryRows({ ad }: AdDraft, preview: Ad, cost: Quote | null): SummaryRow[] {
  const { commune } = preview
  const place = commune ? [commune.name, commune.region?.name].filter(Boolean).join(", ") : ""
  const street = [ad.address, ad.address_number].filter(Boolean).join(" ")
  const maker = [ad.manufacturer, ad.model].filter(Boolean).join(" ")
  const year = ad.year === 0 ? "" : String(ad.year)
  const photos = ad.gallery.length
  const rows: SummaryRow[] = [
    { step: 1, facts: costLines(cost) },
    {
      step: 2,
      facts: [
        ad.name,
        preview.category?.name ?? "",
        ad.price > 0 ? formatNetPrice(ad.price, ad.currency) : "",
      ],
    },
    {
      step: 3,
      facts: [place],
      hidden: [
        {
          label: texts.private,
          value: [ad.email, formatPhone(ad.phone)].filter(Boolean).join(" · "),
        },
        { label: `${texts.address} (${texts.never})`, value: street },
      ],
    },
    {
      step: 4,
      facts: [preview.condition?.name ?? "", maker, year],
      hidden: [{ label: `${texts.serial} (${texts.never})`, value: ad.serial_number }],
    },
    { step: 5, facts: [photos === 0 ? "" : fieldTexts.photos(photos)] },
  ]
  return rows.map(({ facts, hidden = [], ...row }) => ({
    ...row,
    facts: facts.filter((fact) => fact !== ""),
    hidden: hidden.filter(({ value }) => value !== ""),
  }))
}
