import type { WantedAd } from "@wara/contract/wanted"
import { formatLongDate } from "@wara/domain/site/chilean-dates"
import { adsPath, paths } from "@wara/domain/site/paths"
import { offerAdPath } from "@wara/domain/site/wanted-paths"
import { soughtKind } from "@wara/domain/wanted/sought-kind"
import HandHeart from "lucide-react/icons/hand-heart"
import { Link } from "react-router"
import { placeOf, yearRangeOf } from "./sought-facts.ts"
import { wantedDetailTexts as texts, wantedCardTexts } from "./texts.ts"

/** A wanted ad: the same for everybody; answering it is a page of its own. */
export function WantedDetailView({ wanted }: { wanted: WantedAd }) {
  const { budget, category, expires_at, manufacturer, name, text } = wanted
  const facts = [
    [texts.category, category.name],
    [texts.manufacturer, manufacturer || wantedCardTexts.anyMaker],
    [texts.years, yearRangeOf(wanted) || texts.anyYear],
    [texts.budget, budget === null ? wantedCardTexts.anyBudget : wantedCardTexts.budget(budget)],
    [texts.place, placeOf(wanted)],
    [texts.until, formatLongDate(new Date(expires_at))],
  ]
  return (
    <div className="wrap flex flex-col gap-6 py-8">
      <Link
        to={paths.wanted}
        className="inline-flex min-h-11 w-fit items-center text-sky text-sm hover:underline"
      >
        {texts.back}
      </Link>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem] lg:gap-10">
        <div className="flex min-w-0 flex-col gap-6">
          <div className="flex flex-col gap-2">
            <p className="font-semibold text-copper">{texts.label}</p>
            <h1 className="text-2xl wrap-anywhere md:text-4xl">{name}</h1>
          </div>
          <dl className="grid overflow-hidden rounded-card border border-line bg-surface sm:grid-cols-2">
            {facts.map(([label, value]) => (
              <div
                key={label}
                className="flex flex-col gap-0.5 border-line border-b p-4 last:border-b-0 sm:nth-last-2:border-b-0 sm:odd:border-r"
              >
                <dt className="text-ink-soft text-sm">{label}</dt>
                <dd className="font-medium wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
          {text === "" ? null : (
            <section className="flex max-w-text flex-col gap-2">
              <h2 className="text-xl">{texts.details}</h2>
              <p className="whitespace-pre-line wrap-anywhere">{text}</p>
            </section>
          )}
        </div>
        <Answer wanted={wanted} />
      </div>
    </div>
  )
}

function Answer({ wanted }: { wanted: WantedAd }) {
  const { budget, category, commune, manufacturer, name, slug, year_max, year_min } = wanted
  const place = { commune: commune?.slug ?? "", radiusKm: wanted.radius_km }
  const limits = { yearMin: year_min, yearMax: year_max, priceMax: budget }
  const sought = { text: soughtKind(name), category: category.slug, manufacturer }
  return (
    <aside className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 lg:sticky lg:top-[calc(var(--size-header)+1.5rem)]">
      <HandHeart aria-hidden className="size-8 text-copper" strokeWidth={1.5} />
      <p>{texts.haveOneHint}</p>
      <Link to={offerAdPath(slug)} className="button button-primary">
        {texts.haveOne}
      </Link>
      <Link
        to={adsPath({ ...sought, ...place, ...limits })}
        className="inline-flex min-h-11 items-center justify-center text-sky underline"
      >
        {texts.similar}
      </Link>
    </aside>
  )
}
