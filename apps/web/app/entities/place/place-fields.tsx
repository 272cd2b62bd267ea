import { useState } from "react"
import type { FieldProps } from "../../forms/use-form.ts"
import { SelectField } from "../../ui/select-field.tsx"
import { type Choice, useCommunes } from "./communes-store.ts"
import { placeTexts } from "./texts.ts"

/** Region, then one of its communes. Without JavaScript a button loads the region's communes. */
export function PlaceFields(props: {
  /** Label of the first list, when it is not just the region. */
  label?: string
  regions: Choice[]
  /** Communes of the initially chosen region. */
  communes: Choice[]
  region: FieldProps
  commune: FieldProps
}) {
  const first = props.region.defaultValue
  const [region, setRegion] = useState(first)
  const { communes, isLoading, hasFailed } = useCommunes(region, {
    region: first,
    communes: props.communes,
  })
  const { noCommune, regionFirst, communesLoading, communesFailed, regionAgain } = placeTexts
  const chosen = region === first ? props.commune.defaultValue : ""
  const empty = isLoading ? communesLoading : hasFailed ? regionAgain : noCommune
  return (
    <div id="region" className="grid scroll-mt-24 gap-5 sm:grid-cols-2">
      <div className="flex flex-col gap-3">
        <SelectField
          label={props.label ?? placeTexts.region}
          options={props.regions}
          empty={placeTexts.noRegion}
          autoComplete="address-level1"
          {...props.region}
          error={hasFailed ? communesFailed : props.region.error}
          onChange={(event) => setRegion(event.target.value)}
        />
        <noscript>
          <button type="submit" {...communesIntent} className="button button-quiet text-sm">
            {placeTexts.seeCommunes}
          </button>
        </noscript>
      </div>
      <SelectField
        key={`${region}${isLoading}`}
        label={placeTexts.commune}
        options={communes}
        empty={region === "" ? regionFirst : empty}
        autoComplete="address-level2"
        {...props.commune}
        defaultValue={chosen}
      />
    </div>
  )
}

/** Name and value of the button that only loads the communes of the chosen region. */
export const communesIntent = { name: "intent", value: "communes" } as const
