import type { AdFigures } from "@wara/contract/ad-figures"
import { formatDayAndMonth } from "@wara/domain/site/chilean-dates"
import { AdIdeas } from "./ad-ideas.tsx"
import { Sparkline } from "./sparkline.tsx"
import { figure, figureNames, figuresTexts as texts } from "./texts.ts"

const compared = ["list_views", "views", "contacts"] as const
const others = ["saves", "whatsapp", "calls", "shares", "qr"] as const

/**
 * The numbers of an own ad: a line with a curve, which opens to the funnel beside its peers; and ideas
 * when nobody asked about it for a week.
 */
export function AdFiguresDetails({ figures }: { figures: AdFigures }) {
  return (
    <>
      <FiguresLine figures={figures} />
      {figures.ideas.length > 0 ? <AdIdeas figures={figures} /> : null}
    </>
  )
}

function FiguresLine({ figures }: { figures: AdFigures }) {
  const { days, totals } = figures
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Sparkline days={days} />
        <span>
          <span className="font-medium underline-offset-4 group-hover:underline">
            {texts.summary(totals.views, totals.contacts)}
          </span>{" "}
          <span className="text-ink-soft">{texts.period}</span>
        </span>
      </summary>
      <div className="mt-2 grid max-w-180 gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-3">
          <FunnelTable figures={figures} />
          <p className="text-ink-soft text-xs">
            {comparison(figures)} {texts.contacts}
          </p>
        </div>
        <ViewsByDay days={days} last={figures.last_day} />
      </div>
    </details>
  )
}

function comparison({ peers, weekly }: AdFigures): string {
  if (peers !== null) return texts.peers(peers.count, peers.category)
  return weekly === null ? texts.young : texts.noPeers
}

const cell = "py-1.5 pl-2 text-right tabular-nums"

/** From lists to visits to contacts, each with a bar of its share, beside the median of others. */
function FunnelTable({ figures }: { figures: AdFigures }) {
  const { name, peers, totals, weekly } = figures
  const max = Math.max(1, totals.list_views, totals.views)
  const { columns } = texts
  return (
    <table className="w-full text-sm">
      <caption className="visually-hidden">{texts.caption(name)}</caption>
      <thead className="text-ink-soft text-xs">
        <tr className="align-bottom">
          <th scope="col" className="visually-hidden">
            {columns.name}
          </th>
          <th scope="col" className={`${cell} font-normal`} colSpan={2}>
            {columns.total}
          </th>
          <th scope="col" className={`${cell} font-normal`}>
            {columns.week}
          </th>
          <th scope="col" className={`${cell} font-normal`}>
            {columns.peers}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-line border-y">
        {compared.map((key) => (
          <tr key={key}>
            <th scope="row" className="py-1.5 text-left font-normal">
              {figureNames[key]}
              <span aria-hidden className="mt-1 block h-1 max-w-40 rounded-full bg-line">
                <span
                  className="block h-full rounded-full bg-copper"
                  style={{ width: `${(100 * totals[key]) / max}%` }}
                />
              </span>
            </th>
            <td className={`${cell} font-medium`} colSpan={2}>
              {figure(totals[key])}
            </td>
            <td className={cell}>{weekly === null ? texts.none : figure(weekly[key])}</td>
            <td className={`${cell} text-ink-soft`}>
              {peers === null ? texts.none : figure(peers[key])}
            </td>
          </tr>
        ))}
        {others.map((key) =>
          totals[key] === 0 ? null : (
            <tr key={key}>
              <th scope="row" className="py-1.5 text-left font-normal">
                {figureNames[key]}
              </th>
              <td className={`${cell} font-medium`} colSpan={2}>
                {figure(totals[key])}
              </td>
              <td colSpan={2} />
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}

const dayMs = 86_400_000

/** The curve as a table, the newest day first. */
function ViewsByDay({ days, last }: { days: readonly number[]; last: string }) {
  const end = Date.parse(`${last}T00:00:00Z`)
  const dayOf = (place: number) =>
    new Date(end - (days.length - 1 - place) * dayMs).toISOString().slice(0, 10)
  const rows = days.map((views, place) => ({ day: dayOf(place), views })).toReversed()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section aria-label={texts.byDay} tabIndex={0} className="max-h-48 overflow-y-auto">
      <table className="w-full text-sm">
        <thead className="text-left text-ink-soft text-xs">
          <tr>
            <th scope="col" className="py-1 font-normal">
              {texts.day}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {figureNames.views}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, views }) => (
            <tr key={day}>
              <th scope="row" className="text-left font-normal tabular-nums">
                {formatDayAndMonth(day)}
              </th>
              <td className="text-right tabular-nums">{figure(views)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
