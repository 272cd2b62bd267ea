import { type OwnAdTab, ownAdsSearchLength } from "@wara/contract/own-ad"
import { paths } from "@wara/domain/site/paths"
import Search from "lucide-react/icons/search"
import { Form, Link } from "react-router"
import { ownAdsSearchTexts as texts } from "../table/texts.ts"
import { ownAdTabTexts, ownAdTexts } from "../texts.ts"
import {
  firstOwnAds,
  type OwnAdsPlace,
  ownAdsKeys,
  ownAdsPath,
  sortValue,
  tabsInOrder,
  tabValue,
} from "./own-ads-tabs.ts"

/** Searches the own ads of the current tab, in the current order; shows the number of results. */
export function OwnAdsSearch({ place, total }: { place: OwnAdsPlace; total: number }) {
  const { q, sort, tab } = place
  return (
    <search className="flex flex-col gap-2">
      <Form method="get" action={paths.accountAds} className="flex max-w-xl gap-2">
        {tab === firstOwnAds.tab ? null : (
          <input type="hidden" name={ownAdsKeys.tab} value={tabValue(tab)} />
        )}
        {sort === firstOwnAds.sort ? null : (
          <input type="hidden" name={ownAdsKeys.sort} value={sortValue(sort)} />
        )}
        <input
          // A new `key` resets the field to the search in the URL.
          key={q}
          type="search"
          name={ownAdsKeys.search}
          defaultValue={q}
          maxLength={ownAdsSearchLength}
          aria-label={texts.label}
          placeholder={texts.placeholder}
          className="field min-w-0"
        />
        <button type="submit" className="button button-quiet shrink-0 text-sm">
          <Search aria-hidden className="size-4" />
          <span className="max-sm:visually-hidden">{texts.submit}</span>
        </button>
      </Form>
      <p role="status" className="flex flex-wrap items-center gap-x-4 text-sm empty:hidden">
        {q === "" ? null : (
          <>
            <span>{total === 0 ? texts.none(q) : texts.found(total, q)}</span>
            <Link to={ownAdsPath({ ...place, q: "", page: 1 })} className={link}>
              {texts.clear}
            </Link>
            {tab === "all" ? null : (
              <Link to={ownAdsPath({ ...place, tab: "all", page: 1 })} className={link}>
                {texts.everywhere}
              </Link>
            )}
          </>
        )}
      </p>
    </search>
  )
}

const link = "inline-flex min-h-11 items-center text-sky underline underline-offset-4"

/**
 * The tabs with their numbers of ads; they wrap on phones. That of requested changes is there while
 * there are some.
 */
export function OwnAdsTabList(props: { place: OwnAdsPlace; counts: Record<OwnAdTab, number> }) {
  const { counts, place } = props
  const tabs = tabsInOrder.filter(
    (tab) => tab !== "correct" || tab === place.tab || counts.correct > 0,
  )
  return (
    <nav aria-label={ownAdTexts.tabs}>
      <ul className="flex flex-wrap border-line border-b">
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              to={ownAdsPath({ ...place, tab, page: 1 })}
              aria-current={tab === place.tab ? "page" : undefined}
              preventScrollReset
              className="-mb-px flex min-h-11 items-center gap-2 border-transparent border-b-2 px-3 text-ink-soft text-sm hover:text-ink aria-[current=page]:border-copper aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {ownAdTabTexts[tab]}
              <span className="tabular-nums">{ownAdTexts.count(counts[tab])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
