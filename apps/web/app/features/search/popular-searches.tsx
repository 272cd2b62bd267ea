import { adsPath } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { searchTexts } from "./search-texts.ts"

export function PopularSearches({ onChosen }: { onChosen?: () => void }) {
  return (
    <ul aria-label={searchTexts.popular} className="flex flex-wrap gap-2">
      {searchTexts.popularSearches.map((text) => (
        <li key={text}>
          <Link
            to={adsPath({ text })}
            onClick={onChosen}
            className="inline-flex min-h-9 items-center rounded-full border border-line bg-surface px-3.5 text-sm hover:border-ink-soft"
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}
