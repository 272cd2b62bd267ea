import type { AdSearch } from "@wara/domain/listing/ad-search"
import { unclearPrices } from "@wara/domain/listing/parse-ad-search"
import { formatMoney } from "@wara/domain/money/money"
import { adsPath } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { priceTexts } from "./texts.ts"

const choiceStyle =
  "inline-flex min-h-9 items-center rounded-control border border-line bg-surface px-3 text-sm font-medium tabular-nums hover:border-ink-soft"

/** Asks about a price that may be meant in millions, and says which text is not a price. */
export function PriceQuestionList({ search }: { search: AdSearch }) {
  const questions = unclearPrices(search)
  const shown = (pesos: number) => formatMoney(pesos, "CLP")
  return (
    <div data-private className="flex flex-col gap-3">
      {questions.map(({ end, price }) =>
        price.kind === "unreadable" ? (
          <p key={end} className="rounded-control bg-warn-tint px-4 py-2.5 text-sm wrap-anywhere">
            {priceTexts.unreadable(price.typed)}
          </p>
        ) : (
          <div key={end} className="flex flex-col gap-2 rounded-control bg-warn-tint px-4 py-2.5">
            <p className="text-sm">{priceTexts.question(shown(price.interpreted))}</p>
            <ul className="flex flex-wrap gap-2">
              {[price.interpreted, price.pesos].map((pesos) => (
                <li key={pesos}>
                  <Link
                    to={adsPath({ ...search, [end]: pesos, page: 1 })}
                    preventScrollReset
                    className={choiceStyle}
                  >
                    {priceTexts.answer[end](shown(pesos))}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
    </div>
  )
}
