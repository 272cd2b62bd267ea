import type { AdSearch } from "@wara/domain/listing/ad-search"
import { adsPath } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { partsOffer, partsSearch } from "./list-texts.ts"

/** Leads from a machine to the parts and accessories for it, within the same filters. */
export function PartsOffer({ search, total }: { search: AdSearch; total: number }) {
  if (total === 0) return null
  return (
    <p data-private>
      <Link
        to={adsPath({ ...search, text: partsSearch(search.text), page: 1 })}
        className="inline-block py-1 underline underline-offset-2"
      >
        {partsOffer(search.text, total)}
      </Link>
    </p>
  )
}
