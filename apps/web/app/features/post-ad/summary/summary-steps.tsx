import type { Ad } from "@wara/contract/ad"
import { formatPhone } from "@wara/domain/accounts/phone"
import type { AdDraft } from "@wara/domain/ads/ad-draft"
import { adFieldTexts } from "@wara/domain/ads/ad-field-texts"
import { formatNetPrice } from "@wara/domain/money/money"
import type { Quote } from "@wara/domain/orders/quote"
import { postAdStepPath } from "@wara/domain/site/paths"
import CircleAlert from "lucide-react/icons/circle-exclamation-point"
import { Link } from "react-router"
import { costLines } from "../cost/cost-panel.tsx"
import { type AdErrors, errorsOfStep } from "../form-errors.ts"
import { fieldTexts, postAdTexts } from "../texts.ts"
import { summaryTexts as texts } from "./texts.ts"

/** Every step with its values, what is missing, and a link to change it. */
export function SummarySteps(props: { rows: SummaryRow[]; errors: AdErrors }) {
  return (
    <ol className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
      {props.rows.map((row) => (
        <Row key={row.step} row={row} errors={errorsOfStep(props.errors, row.step)} />
      ))}
    </ol>
  )
}

function Row({ row, errors }: { row: SummaryRow; errors: AdErrors }) {
  const name = postAdTexts.steps[row.step]?.name ?? ""
  const wrong = [...new Set(Object.values(errors))]
  const isEmpty = row.facts.length === 0 && wrong.length === 0
  return (
    <li className="flex items-start justify-between gap-4 px-4 py-3.5">
      <div className="flex min-w-0 flex-col gap-0.5 wrap-anywhere">
        <h2 className="text-base">{name}</h2>
        <p className="text-sm">{isEmpty ? texts.noValue : row.facts.join(" · ")}</p>
        {row.hidden?.map(({ label, value }) => (
          <p key={label} className="text-ink-soft text-sm">
            {label}: {value}
          </p>
        ))}
        {wrong.map((message) => (
          <p key={message} className="flex items-start gap-2 font-medium text-bad text-sm">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {message}
          </p>
        ))}
      </div>
      <Link
        to={postAdStepPath(row.step)}
        className="inline-flex min-h-6 shrink-0 items-center text-sky text-sm hover:underline"
      >
        {texts.edit}
        <span className="visually-hidden"> {name}</span>
      </Link>
    </li>
  )
}

/** The summary of one step: facts, and those that buyers do not see. */
type SummaryRow = {
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
        { label: `${adFieldTexts.address.label} (${texts.never})`, value: street },
      ],
    },
    {
      step: 4,
      facts: [preview.condition?.name ?? "", maker, year],
      hidden: [
        { label: `${adFieldTexts.serial_number.label} (${texts.never})`, value: ad.serial_number },
      ],
    },
    { step: 5, facts: [photos === 0 ? "" : fieldTexts.photos(photos)] },
  ]
  return rows.map(({ facts, hidden = [], ...row }) => ({
    ...row,
    facts: facts.filter((fact) => fact !== ""),
    hidden: hidden.filter(({ value }) => value !== ""),
  }))
}
