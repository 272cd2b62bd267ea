import type { AdSearch } from "@wara/domain/listing/ad-search"
import { quoteText } from "@wara/domain/search/quoted-text"
import { adsPath } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { correctedNotice, searchExactly } from "./list-texts.ts"

/** Says that a typing error was forgiven, and offers the search as it was typed. */
export function CorrectionNotice({
  search,
  correctedText,
}: {
  search: AdSearch
  correctedText: string | null
}) {
  if (correctedText === null) return null
  return (
    <p
      data-private
      className="flex flex-wrap gap-x-4 gap-y-1 rounded-control bg-warn-tint px-4 py-2.5"
    >
      <span>{correctedNotice(correctedText)}</span>
      <Link
        to={adsPath({ ...search, text: quoteText(search.text), page: 1 })}
        className="underline"
      >
        {searchExactly(search.text)}
      </Link>
    </p>
  )
}
