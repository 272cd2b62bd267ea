import type { LeadPage, LeadRow } from "@wara/contract/lead"
import type { LeadSide } from "@wara/domain/leads/lead"
import { buyerStateTexts, leadStateTexts } from "@wara/domain/leads/lead-texts"
import { formatMoment } from "@wara/domain/site/chilean-dates"
import { accountLeadPath } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { Pagination } from "../../../ui/pagination.tsx"
import { type LeadsPlace, leadsPath, tabsInOrder } from "./leads-place.ts"
import { countLabel, inboxTexts, ownLeadsTexts, tabTexts } from "./texts.ts"

/** The tabs of a list of questions with their numbers; they wrap on phones. */
export function LeadTabs(props: {
  path: string
  place: LeadsPlace
  counts: LeadPage["meta"]["counts"]
}) {
  const { counts, path, place } = props
  const all = counts.new + counts.open + counts.closed
  return (
    <nav aria-label={inboxTexts.tabs}>
      <ul className="flex flex-wrap border-line border-b">
        {tabsInOrder.map((tab) => (
          <li key={tab}>
            <Link
              to={leadsPath(path, { ...place, tab, page: 1 })}
              aria-current={tab === place.tab ? "page" : undefined}
              preventScrollReset
              className="-mb-px flex min-h-11 items-center gap-2 border-transparent border-b-2 px-3 text-ink-soft text-sm hover:text-ink aria-[current=page]:border-copper aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {tabTexts[tab]}
              <span className="tabular-nums">{countLabel(tab === "all" ? all : counts[tab])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A page of questions, newest message first, each a link to its thread. */
export function LeadList(props: {
  side: LeadSide
  path: string
  place: LeadsPlace
  page: LeadPage
}) {
  const { page, path, place, side } = props
  const { pagination } = page.meta
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {page.data.map((lead) => (
          <Row key={lead.documentId} lead={lead} side={side} />
        ))}
      </ul>
      {pagination.pageCount > 1 ? (
        <Pagination
          total={pagination.total}
          page={pagination.page}
          pageSize={pagination.pageSize}
          pathOf={(number) => leadsPath(path, { ...place, page: number })}
        />
      ) : null}
    </>
  )
}

function Row({ lead, side }: { lead: LeadRow; side: LeadSide }) {
  const { documentId, excerpt, name, state, subject } = lead
  const isNew = lead.has_unread || (side === "seller" && state === "new")
  return (
    <li>
      <Link
        to={accountLeadPath(documentId)}
        className="grid gap-x-4 gap-y-1 px-4 py-4 hover:bg-sunken sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <span data-private className={`min-w-0 wrap-anywhere ${isNew ? "font-semibold" : ""}`}>
          {isNew ? (
            <span
              aria-hidden
              className="me-2 inline-block size-2.5 rounded-full bg-copper align-baseline"
            />
          ) : null}
          {name === null ? subject : inboxTexts.from(name, subject)}
        </span>
        <span className="flex flex-wrap items-center gap-2 text-sm sm:justify-end">
          <StateChip lead={lead} side={side} />
        </span>
        <span data-private className="line-clamp-2 min-w-0 text-ink-soft text-sm wrap-anywhere">
          {excerpt}
        </span>
        <span className="text-ink-soft text-sm sm:text-right">
          {lead.has_unread ? <span className="sr-only">{inboxTexts.unread}. </span> : null}
          {formatMoment(new Date(lead.last_message_at))}
        </span>
      </Link>
    </li>
  )
}

function StateChip({ lead, side }: { lead: LeadRow; side: LeadSide }) {
  const chip = "rounded-full px-2.5 py-0.5"
  if (lead.awaits_confirmation) {
    return <span className={`${chip} bg-warn-tint`}>{ownLeadsTexts.waits}</span>
  }
  const text = side === "seller" ? leadStateTexts[lead.state] : buyerStateTexts[lead.state]
  return (
    <>
      {lead.has_risks ? <span className={`${chip} bg-warn-tint`}>{inboxTexts.risky}</span> : null}
      <span className={`${chip} ${lead.state === "new" ? "bg-copper-tint" : "bg-sunken"}`}>
        {text}
      </span>
    </>
  )
}
