import { paths } from "@wara/domain/site/paths"
import { ReceiptText } from "lucide-react"
import { Link } from "react-router"
import { PageHead } from "../frame/page-head.tsx"
import { orderTexts } from "./order-texts.ts"

/** A person's orders; there is none before something was bought. */
export function OrdersView() {
  return (
    <>
      <PageHead title={orderTexts.title} lead={orderTexts.lead} />
      <div className="flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-6 sm:p-8">
        <ReceiptText aria-hidden className="size-8 text-ink-soft" strokeWidth={1.5} />
        <h2 className="text-lg">{orderTexts.none}</h2>
        <p className="max-w-text text-ink-soft">{orderTexts.noneText}</p>
        <Link to={paths.packsAnchor} className="button button-quiet mt-1 text-sm">
          {orderTexts.seePacks}
        </Link>
      </div>
    </>
  )
}
