import type { FiguresSummary } from "@wara/contract/ad-figures"
import { Panel } from "../frame/page-parts.tsx"
import { figure, figureNames, weekTexts as texts } from "./texts.ts"

const shown = ["list_views", "views", "contacts", "saves"] as const

/** The numbers of all own ads in the last seven days, beside the seven before. */
export function WeekPanel({ summary }: { summary: FiguresSummary }) {
  const { before, week } = summary
  const isEmpty = shown.every((key) => week[key] + before[key] === 0)
  return (
    <Panel title={texts.title} lead={isEmpty ? texts.none : texts.lead}>
      {isEmpty ? null : (
        <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {shown.map((key) => (
            <div key={key} className="flex flex-col">
              <dt className="text-ink-soft text-sm">{figureNames[key]}</dt>
              <dd className="font-semibold text-2xl tabular-nums">{figure(week[key])}</dd>
              <dd className="text-ink-soft text-xs tabular-nums">{texts.before(before[key])}</dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  )
}
