import { canonicalAlertSearch } from "@wara/domain/alerts/alert-search"
import { alertConsent } from "@wara/domain/alerts/alert-texts"
import { type AdSearch, adSearchParams } from "@wara/domain/listing/ad-search"
import { paths } from "@wara/domain/site/paths"
import { publishWantedPath } from "@wara/domain/site/wanted-paths"
import { Link } from "react-router"
import { alertOfferTexts as texts } from "./alert-offer-texts.ts"

export type AlertOfferProps = {
  /** The search as it was typed, which an alert would watch. */
  search: Partial<AdSearch>
  place: "results" | "empty" | "ended"
  /** Whether the reader has an account, whose address the page behind the form knows. */
  isUser?: boolean
}

const card =
  "flex w-full flex-col gap-2 rounded-card border border-line bg-surface p-4 sm:p-6 print:hidden"

/**
 * Asks for an alert with one e-mail field; nothing for a search of every ad. A plain form, which
 * works without scripts; the page behind it has the rest. Users get a link to that page, which is
 * filled with their address: a list is the same for all of them.
 */
export function AlertOfferForm({ isUser = false, place, search: watched }: AlertOfferProps) {
  const search = canonicalAlertSearch(adSearchParams(watched))
  if (search === null) return null
  const action = `${paths.newAlert}?${search}`
  if (isUser) {
    return (
      <div className={card}>
        <p className="font-semibold">{texts[place]}</p>
        <Link to={action} className="button button-primary self-start">
          {texts.submit}
        </Link>
        <WantedLink place={place} search={watched} />
      </div>
    )
  }
  return (
    <form method="post" action={action} className={card}>
      <input type="hidden" name="search" value={search} />
      <label className="font-semibold" htmlFor="alert-email">
        {texts[place]}
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          id="alert-email"
          name="email"
          type="email"
          autoComplete="email"
          required
          placeholder={texts.placeholder}
          className="field min-w-0 grow basis-52"
        />
        <button type="submit" className="button button-primary">
          {texts.submit}
        </button>
      </div>
      <p className="text-ink-soft text-sm">{alertConsent.text}</p>
      <WantedLink place={place} search={watched} />
    </form>
  )
}

function WantedLink({ place, search }: AlertOfferProps) {
  if (place === "results") return null
  return (
    <p>
      <Link
        to={publishWantedPath(search)}
        className="inline-flex min-h-11 items-center text-sky underline"
      >
        {texts.publishWanted}
      </Link>
    </p>
  )
}
