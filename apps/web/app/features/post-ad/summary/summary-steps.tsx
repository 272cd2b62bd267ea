import { postAdStepPath } from "@wara/domain/site/paths"
import { CircleAlert } from "lucide-react"
import { Link } from "react-router"
import { type AdErrors, errorsOfStep } from "../check/ad-fields.ts"
import { postAdTexts, summaryTexts as texts } from "../post-ad-texts.ts"
import type { SummaryRow } from "./summary-rows.ts"

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
