import type { LogInRecord } from "@wara/contract/account"
import type { Pagination as PageFacts } from "@wara/contract/answer"
import { isFailedLogIn } from "@wara/domain/accounts/log-in-record"
import { logInMethodTexts, logInResultTexts } from "@wara/domain/accounts/log-in-record-texts"
import { formatMoment } from "@wara/domain/site/chilean-dates"
import { paths } from "@wara/domain/site/paths"
import { Pagination } from "../../../ui/pagination.tsx"
import { Panel } from "../frame/page-parts.tsx"
import { activityTexts, sessionTexts } from "./texts.ts"

export type LogInPage = { logIns: readonly LogInRecord[]; pagination: PageFacts }

/** Fragment of the log-ins, which are below the sessions. */
const activityAnchor = "actividad"

/** The address of a page of the log-ins, which begins at them. */
export const activityPath = (page: number) =>
  `${paths.accountSessions}${page > 1 ? `?page=${page}` : ""}#${activityAnchor}`

/**
 * The log-ins to the account, right or wrong, so that its owner notices one of another person. All
 * that are stored can be reached: newer ones bury none.
 */
export function LogInList({ logIns, pagination }: LogInPage) {
  return (
    <div id={activityAnchor} className="scroll-mt-24">
      <Panel title={activityTexts.title}>
        <p className="mb-4 text-ink-soft text-sm">{activityTexts.lead}</p>
        {logIns.length === 0 ? (
          <p className="text-sm">{activityTexts.none}</p>
        ) : (
          <ul className="divide-y divide-line">
            {logIns.map((logIn) => (
              <LogInRow key={logIn.id} logIn={logIn} />
            ))}
          </ul>
        )}
        {pagination.pageCount > 1 ? (
          <Pagination
            total={pagination.total}
            page={pagination.page}
            pageSize={pagination.pageSize}
            pathOf={activityPath}
          />
        ) : null}
      </Panel>
    </div>
  )
}

function LogInRow({ logIn }: { logIn: LogInRecord }) {
  const { created_at, device, method, panel, result } = logIn
  return (
    <li className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className={isFailedLogIn(result) ? "font-medium text-bad" : "font-medium"}>
          {logInResultTexts[result]}
          {panel ? ` ${activityTexts.panel}` : ""}
        </p>
        <p className="text-ink-soft text-sm">
          {logInMethodTexts[method]} · {device || sessionTexts.unknownDevice}
        </p>
      </div>
      <p className="text-ink-soft text-sm">{formatMoment(new Date(created_at))}</p>
    </li>
  )
}
