import type { FilterCommune } from "@wara/contract/facets"
import { formatNumber } from "@wara/domain/money/format-money"
import { adsPath } from "@wara/domain/site/paths"
import { MapPin } from "lucide-react"
import { Link } from "react-router"
import { searchTexts } from "./search-texts.ts"

const shown = 6

/** Where most machines are, one tap away. */
export function PopularPlaces(props: { communes: FilterCommune[]; onChosen: () => void }) {
  const places = props.communes.toSorted((one, other) => other.count - one.count).slice(0, shown)
  if (places.length === 0) return null
  return (
    <section aria-labelledby="popular-places" className="flex flex-col gap-2">
      <h3 id="popular-places" className="font-normal text-ink-soft text-sm">
        {searchTexts.places}
      </h3>
      <ul className="flex flex-wrap gap-2">
        {places.map(({ slug, name, count, region }) => (
          <li key={slug}>
            <Link
              to={adsPath({ region: region.slug, commune: slug })}
              onClick={props.onChosen}
              className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line bg-surface px-3.5 text-sm hover:border-ink-soft"
            >
              <MapPin aria-hidden className="size-3.5 text-ink-soft" />
              {searchTexts.option(name, formatNumber(count, 0))}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
