import { paths } from "@wara/domain/site/paths"
import { SearchX } from "lucide-react"
import { Link } from "react-router"
import { paymentResultTexts as texts } from "../packs-texts.ts"

/** Shown after returning from a payment that the site cannot identify. */
export function UnknownPayment() {
  return (
    <div className="flex max-w-text flex-col items-start gap-4">
      <SearchX aria-hidden className="size-10 text-ink-soft" strokeWidth={1.5} />
      <h1 className="text-2xl md:text-3xl">{texts.unknownTitle}</h1>
      <p className="text-lg">{texts.unknownText}</p>
      <Link to={paths.accountOrders} className="button button-primary">
        {texts.orders}
      </Link>
    </div>
  )
}
