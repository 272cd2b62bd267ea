import type { AccountSummary } from "@wara/contract/account"
import type { Pagination as PageFacts } from "@wara/contract/answer"
import type { CreditMovement } from "@wara/contract/credit"
import { creditKindTexts, movementReasonTexts } from "@wara/domain/credits/credit-texts"
import { orderPath, paths } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { Notice } from "../../../ui/notice.tsx"
import { Pagination } from "../../../ui/pagination.tsx"
import { PageHead, Panel } from "../frame/page-parts.tsx"
import { CreditTokens } from "./credit-tokens.tsx"
import { creditPageTexts as texts } from "./texts.ts"

export function CreditsView(props: {
  credits: AccountSummary["credits"]
  movements: CreditMovement[]
  pagination: PageFacts
}) {
  const { credits, movements, pagination } = props
  return (
    <>
      <PageHead
        title={texts.title}
        lead={texts.lead}
        action={
          <Link to={paths.packs} className="button button-primary text-sm">
            {texts.buy}
          </Link>
        }
      />
      <Panel title={texts.balance}>
        <div className="grid gap-6 sm:grid-cols-2">
          <CreditTokens kind="publication" credits={credits} />
          <CreditTokens kind="featured" credits={credits} />
        </div>
        {credits.free_used_elsewhere > 0 ? (
          <Notice kind="warn">
            <p className="text-sm">{texts.freeUsed(credits.free_used_elsewhere)}</p>
          </Notice>
        ) : null}
      </Panel>
      <Panel title={texts.movements}>
        {movements.length === 0 ? <p className="text-ink-soft">{texts.none}</p> : null}
        <ul className="-my-3 divide-y divide-line empty:hidden">
          {movements.map((movement) => (
            <MovementRow key={movement.documentId} movement={movement} />
          ))}
        </ul>
      </Panel>
      {pagination.pageCount > 1 ? (
        <Pagination
          total={pagination.total}
          page={pagination.page}
          pageSize={pagination.pageSize}
          pathOf={creditsPath}
        />
      ) : null}
    </>
  )
}

export function creditsPath(page: number): string {
  return page > 1 ? `${paths.accountCredits}?page=${page}` : paths.accountCredits
}

/** One ledger line: reason, date, kind of credit, amount and resulting balance. */
function MovementRow({ movement }: { movement: CreditMovement }) {
  const { ad, amount, balance, createdAt, credit, note, order, reason } = movement
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3">
      <div className="min-w-0">
        <p className="font-medium">{movementReasonTexts[reason]}</p>
        {ad ? <p className="text-sm wrap-anywhere">{ad.name}</p> : null}
        {order ? (
          <p className="text-sm">
            <Link
              to={orderPath(order.documentId)}
              className="inline-flex min-h-6 items-center text-sky tabular-nums hover:underline"
            >
              {texts.order(order.buy_order)}
            </Link>
          </p>
        ) : null}
        {note ? <p className="text-sm wrap-anywhere">{note}</p> : null}
        <p className="text-ink-soft text-sm">
          {creditKindTexts[credit]} · {texts.when(createdAt)}
        </p>
      </div>
      <p className="contents text-right tabular-nums sm:block">
        <span className={`block font-semibold ${amount > 0 ? "text-ok" : ""}`}>
          {texts.amount(amount)}
        </span>
        {/* On phones the whole width below, where it is one line. */}
        <span className="col-span-2 text-left text-ink-soft text-sm sm:text-right">
          {texts.balanceAfter(credit, balance)}
        </span>
      </p>
    </li>
  )
}
