import type { WantedAd } from "@wara/contract/wanted"
import { formatDayOfYear } from "@wara/domain/site/chilean-dates"
import { wantedPath } from "@wara/domain/site/wanted-paths"
import CalendarDays from "lucide-react/icons/calendar-days"
import Factory from "lucide-react/icons/factory"
import MapPin from "lucide-react/icons/map-pin"
import { Link } from "react-router"
import { placeOf, yearsOf } from "./sought-facts.ts"
import { wantedCardTexts as texts } from "./texts.ts"

/** What somebody seeks, in a list; the whole card opens its page. */
export function WantedCard({ wanted }: { wanted: WantedAd }) {
  const { budget, category, expires_at, manufacturer, name, slug, text } = wanted
  const years = yearsOf(wanted)
  const facts = [
    { icon: Factory, text: manufacturer || texts.anyMaker },
    ...(years === "" ? [] : [{ icon: CalendarDays, text: years }]),
    { icon: MapPin, text: placeOf(wanted) },
  ]
  return (
    <article className="relative flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-4 hover:border-ink-soft sm:p-5">
      <p className="text-ink-soft text-sm">{category.name}</p>
      <h2 className="font-semibold text-lg leading-snug wrap-anywhere">
        <Link to={wantedPath(slug)} className="after:absolute after:inset-0 hover:underline">
          {name}
        </Link>
      </h2>
      <p className="font-semibold text-copper tabular-nums">
        {budget === null ? texts.anyBudget : texts.budget(budget)}
      </p>
      <ul className="flex flex-col gap-1 text-sm">
        {facts.map(({ icon: Icon, text: fact }) => (
          <li key={fact} className="flex items-center gap-2">
            <Icon aria-hidden className="size-4 shrink-0 text-ink-soft" strokeWidth={1.75} />
            <span className="min-w-0 wrap-anywhere">{fact}</span>
          </li>
        ))}
      </ul>
      {text === "" ? null : <p className="line-clamp-2 text-ink-soft text-sm">{text}</p>}
      <p className="mt-auto text-ink-soft text-xs">
        {texts.until(formatDayOfYear(new Date(expires_at)))}
      </p>
    </article>
  )
}
