import { creditKindTexts, movementReasonTexts } from "@wara/domain/credits/credit-texts"
import { orderPath } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { creditPageTexts as texts } from "./credit-page-texts.ts"
import type { MovementGroup } from "./group-movements.ts"

/** One line of the ledger: why, when, of what, how many, and how many there were then. */
export function MovementRow({ movement }: { movement: MovementGroup }) {
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
      <p className="text-right tabular-nums">
        <span className={`block font-semibold ${amount > 0 ? "text-ok" : ""}`}>
          {texts.amount(amount)}
        </span>
        <span className="text-ink-soft text-sm">{texts.balanceAfter(balance)}</span>
      </p>
    </li>
  )
}
