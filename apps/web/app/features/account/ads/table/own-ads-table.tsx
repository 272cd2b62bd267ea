import { useRef } from "react"
import type { ListedAd, OwnAdPrices } from "../list/own-ad-forms.ts"
import type { OwnAdsPlace } from "../list/own-ads-tabs.ts"
import { BulkBar } from "./bulk-bar.tsx"
import { isChoosable } from "./bulk-forms.ts"
import { OwnAdTableRow } from "./own-ad-table-row.tsx"
import { ownAdsTableTexts as texts } from "./own-ads-table-texts.ts"
import { SortHeader } from "./sort-header.tsx"
import { useChosenAds } from "./use-chosen-ads.ts"

/** The own ads as a table, for screens with room: sorted by its heads, several of them acted on at once. */
export function OwnAdsTable(props: {
  ads: ListedAd[]
  place: OwnAdsPlace
  prices: OwnAdPrices
  /** Made with the page: however often a bulk action of it is sent, it is done once. */
  bulkKey: string
}) {
  const { ads, bulkKey, place } = props
  const formRef = useRef<HTMLFormElement>(null)
  const { chosen, read, chooseAll } = useChosenAds(formRef, bulkKey)
  const choosable = ads.filter(({ ad }) => isChoosable(ad)).length
  return (
    <div className="rounded-card border border-line bg-surface">
      {choosable > 0 ? (
        <BulkBar
          formRef={formRef}
          bulkKey={bulkKey}
          chosen={chosen && ads.filter(({ ad }) => chosen.includes(ad.id))}
          credits={props.prices.publication}
          onClear={() => chooseAll(false)}
        />
      ) : null}
      <table className="w-full border-collapse text-left text-sm" onChange={read}>
        <caption className="visually-hidden">{texts.caption}</caption>
        <thead className="text-ink-soft text-xs">
          <tr className="border-line border-b">
            <th scope="col" className="w-11 pl-2">
              <span className="visually-hidden">{texts.columns.choose}</span>
              {chosen === null || choosable === 0 ? null : (
                <ChoosePage chosen={chosen.length} of={choosable} onChange={chooseAll} />
              )}
            </th>
            <th scope="col" className="w-18 px-2">
              <span className="visually-hidden">{texts.columns.photo}</span>
            </th>
            <SortHeader field="name" first="asc" place={place} />
            <SortHeader field="state" first="asc" place={place} />
            <SortHeader field="price" first="desc" place={place} className="text-right" />
            <SortHeader field="published" first="desc" place={place} className="max-xl:hidden" />
            <SortHeader field="end" first="asc" place={place} />
            <th scope="col" className="w-8 px-1">
              <span className="visually-hidden">{texts.columns.featured}</span>
            </th>
            <th scope="col" className="w-14 pr-2">
              <span className="visually-hidden">{texts.columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {ads.map((listed) => (
            <OwnAdTableRow key={listed.ad.id} listed={listed} prices={props.prices} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ChoosePage(props: { chosen: number; of: number; onChange: (isChosen: boolean) => void }) {
  const isAll = props.chosen === props.of
  return (
    <label className="grid size-11 place-items-center">
      <input
        type="checkbox"
        checked={isAll}
        ref={(box) => {
          if (box !== null) box.indeterminate = props.chosen > 0 && !isAll
        }}
        onChange={({ currentTarget }) => props.onChange(currentTarget.checked)}
        aria-label={texts.choosePage}
        className="size-5 accent-copper"
      />
    </label>
  )
}
