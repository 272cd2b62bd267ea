import type { Category } from "@wara/contract/catalog"
import { readAlertSearch } from "@wara/domain/alerts/alert-search"
import { adSearchKeys, searchTextLimit } from "@wara/domain/listing/ad-search"
import { SelectField } from "../../ui/select-field.tsx"
import { TextField } from "../../ui/text-field.tsx"
import { alertSearchTexts as texts } from "./texts.ts"

type Choice = Pick<Category, "name" | "slug">

/** What the parts of a search are chosen from. */
export type SearchChoices = { categories: readonly Choice[]; regions: readonly Choice[] }

const options = (choices: readonly Choice[]) =>
  choices.map(({ name, slug }) => ({ value: slug, label: name }))

/**
 * The parts of an alert's search that its page changes, named as in a list's address; the other
 * parts stay as they are.
 */
export function AlertSearchFields(props: { search: string; choices: SearchChoices }) {
  const { categories, regions } = props.choices
  const { category, commune, priceMax, region, text, yearMin } = readAlertSearch(props.search)
  return (
    <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
      <legend className="mb-2 font-medium">{texts.legend}</legend>
      <div className="sm:col-span-2">
        <TextField
          label={texts.text}
          name={adSearchKeys.text}
          defaultValue={text}
          maxLength={searchTextLimit}
          autoComplete="off"
        />
      </div>
      <SelectField
        label={texts.category}
        name={adSearchKeys.category}
        defaultValue={category}
        options={options(categories)}
        empty={texts.anyCategory}
      />
      <SelectField
        label={texts.region}
        hint={commune === "" ? undefined : texts.regionHint}
        name={adSearchKeys.region}
        defaultValue={region}
        options={options(regions)}
        empty={commune === "" ? texts.anyRegion : texts.sameCommune}
      />
      <TextField
        label={texts.priceMax}
        name={adSearchKeys.priceMax}
        defaultValue={priceMax ?? ""}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        label={texts.yearMin}
        name={adSearchKeys.yearMin}
        defaultValue={yearMin ?? ""}
        inputMode="numeric"
        autoComplete="off"
      />
    </fieldset>
  )
}
