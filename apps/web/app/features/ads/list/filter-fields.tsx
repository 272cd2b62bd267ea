import type { AdFacets } from "@wara/contract/search"
import {
  type AdSearch,
  adSearchKeys,
  droppedValue,
  searchTextLimit,
} from "@wara/domain/listing/ad-search"
import { formatNumber } from "@wara/domain/money/money"
import { placeRadii } from "@wara/domain/places/radius"
import { radiusText } from "@wara/domain/places/radius-texts"
import { SearchField } from "../../../entities/search-field/search-field.tsx"
import {
  communesInReach,
  type FacetOption,
  FacetRadios,
  FacetRange,
  optionsOf,
  optionText,
  withChosen,
} from "./facets.tsx"
import type { FilterName } from "./filter-values.ts"
import { PriceQuestions } from "./price-questions.tsx"
import type { SearchNames } from "./search-names.ts"
import { listTexts } from "./texts.ts"
import type { FilterForm } from "./use-filter-form.ts"

export type FilterFieldsProps = {
  search: AdSearch
  facets: AdFacets
  names: SearchNames
  form: FilterForm
}

/** Sorted by count, largest first, because options that do not fit are collapsed. */
function byCount(options: FacetOption[]): FacetOption[] {
  return options.toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0))
}

function hint(value: number | null): string {
  return value === null ? "" : formatNumber(value, 0)
}

const radiusOptions = placeRadii.map((km) => ({ value: String(km), label: radiusText(km) }))

function PlaceFields({ search, facets, names, form }: FilterFieldsProps) {
  const communes = communesInReach(search, facets)
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4">
      <FacetSelect
        label={listTexts.region}
        name={adSearchKeys.region}
        all={listTexts.all}
        options={withChosen(optionsOf(facets.regions, facets), facets, search.region, names.region)}
        form={form}
      />
      {search.region === "" && search.commune === "" ? null : (
        <FacetSelect
          label={listTexts.commune}
          name={adSearchKeys.commune}
          all={listTexts.all}
          options={withChosen(optionsOf(communes, facets), facets, search.commune, names.commune)}
          form={form}
        />
      )}
      {search.commune === "" ? null : (
        <FacetSelect
          label={listTexts.radius}
          name={adSearchKeys.radiusKm}
          all={listTexts.communeOnly}
          options={radiusOptions}
          form={form}
        />
      )}
    </div>
  )
}

function ManufacturerField({ search, facets, form }: FilterFieldsProps) {
  const makers = optionsOf(facets.manufacturers, facets)
  return (
    <div className="border-t border-line pt-4">
      <FacetSelect
        label={listTexts.manufacturer}
        name={adSearchKeys.manufacturer}
        all={listTexts.all}
        options={withChosen(makers, facets, search.manufacturer, search.manufacturer)}
        form={form}
      />
    </div>
  )
}

const textId = "filtro-texto"

export function FilterFields(props: FilterFieldsProps) {
  const { search, facets, names, form } = props
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-1.5 text-sm font-semibold">
        <label htmlFor={textId}>{listTexts.text}</label>
        <SearchField
          id={textId}
          name={adSearchKeys.text}
          onSuggestion={(text) => form.choose(adSearchKeys.text, text)}
          value={form.values.s ?? ""}
          placeholder={listTexts.textPlaceholder}
          maxLength={searchTextLimit}
          onChange={(event) => form.type(adSearchKeys.text, event.target.value)}
          onBlur={form.apply}
          className="field font-normal"
        />
      </div>
      {facets.complete ? null : <p className="text-sm text-ink-soft">{listTexts.newestCounted}</p>}
      <FacetRadios
        title={listTexts.category}
        all={listTexts.all}
        name={adSearchKeys.category}
        options={byCount(
          withChosen(optionsOf(facets.categories, facets), facets, search.category, names.category),
        )}
        form={form}
      />
      <PlaceFields {...props} />
      <FacetRadios
        title={listTexts.condition}
        all={listTexts.allConditions}
        name={adSearchKeys.condition}
        options={withChosen(
          optionsOf(facets.conditions, facets),
          facets,
          search.condition,
          names.condition,
        )}
        form={form}
      />
      <ManufacturerField {...props} />
      <FacetRange
        title={listTexts.price}
        from={{ name: adSearchKeys.priceMin, hint: hint(facets.price.min) }}
        to={{ name: adSearchKeys.priceMax, hint: hint(facets.price.max) }}
        form={form}
        takesWords
      >
        <PriceQuestions search={search} />
        <DroppedField {...props} />
      </FacetRange>
      <FacetRange
        title={listTexts.year}
        from={{ name: adSearchKeys.yearMin, hint: String(facets.year.min ?? "") }}
        to={{ name: adSearchKeys.yearMax, hint: String(facets.year.max ?? "") }}
        form={form}
      />
    </div>
  )
}

/** Only ads that fell in price; not offered when there are none. */
function DroppedField({ search, facets, form }: FilterFieldsProps) {
  if (facets.dropped === 0 && !search.isDropped) return null
  const name = adSearchKeys.isDropped
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-3 rounded-control text-sm has-checked:font-semibold">
      <input
        type="checkbox"
        name={name}
        value={droppedValue}
        checked={form.values[name] === droppedValue}
        onChange={(event) => form.choose(name, event.target.checked ? droppedValue : "")}
        className="size-4 shrink-0 accent-copper"
      />
      <span className="grow">{listTexts.dropped}</span>{" "}
      <span className="font-normal tabular-nums text-ink-soft">
        {formatNumber(facets.dropped, 0)}
      </span>
    </label>
  )
}

function FacetSelect(props: {
  label: string
  name: FilterName
  all: string
  options: FacetOption[]
  form: FilterForm
}) {
  const { name, form } = props
  return (
    <label className="flex flex-col gap-1.5 text-sm">
      <span className="font-semibold">{props.label}</span>
      <select
        name={name}
        value={form.values[name] ?? ""}
        onChange={(event) => form.choose(name, event.target.value)}
        className="field"
      >
        <option value="">{props.all}</option>
        {props.options.map((option) => (
          <option key={option.value} value={option.value}>
            {optionText(option)}
          </option>
        ))}
      </select>
    </label>
  )
}
