import type { AdPack } from "@wara/contract/catalog"
import { maxPackCredits } from "@wara/domain/credits/credit"
import { splitIva } from "@wara/domain/money/money"
import { catalogLimits } from "@wara/domain/staff/field-limits"
import {
  BooleanInput,
  DataTable,
  maxValue,
  minValue,
  NumberInput,
  required,
  TextInput,
} from "react-admin"
import { useWatch } from "react-hook-form"
import { CreatePage, EditPage, RecordList } from "../../ui/record-pages.tsx"
import { StateTag } from "../../ui/state-tag.tsx"
import { labels, moneyText } from "../../ui/ui-texts.ts"
import { catalogTexts } from "./catalog-texts.ts"
import { SlugInput } from "./slug-input.tsx"

type Pack = AdPack & { on_sale: boolean }

/** Packs of credits, including those no longer sold. */
export function PackList() {
  return (
    <RecordList filters={[]} sort={{ field: "price", order: "ASC" }} canCreate>
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <DataTable.Col source="name" label={labels.name} />
        <DataTable.Col
          align="right"
          source="price"
          label={catalogTexts.packPrice}
          render={(pack: Pack) => moneyText(pack.price)}
        />
        <DataTable.NumberCol source="ads" label={catalogTexts.ads} />
        <DataTable.NumberCol source="featured" label={catalogTexts.featured} />
        <DataTable.NumberCol source="days" label={catalogTexts.days} />
        <DataTable.Col
          source="on_sale"
          label={catalogTexts.onSale}
          render={(pack: Pack) => (
            <StateTag tone={pack.on_sale ? "ok" : "plain"}>
              {pack.on_sale ? labels.yes : labels.no}
            </StateTag>
          )}
        />
      </DataTable>
    </RecordList>
  )
}

export function PackCreate() {
  return (
    <CreatePage>
      <PackFields />
    </CreatePage>
  )
}

/** Edits a pack; existing orders keep what they bought. */
export function PackEdit() {
  return (
    <EditPage>
      <PackFields />
    </EditPage>
  )
}

function PackFields() {
  const price = Number(useWatch({ name: "price" }))
  const { net, iva } = splitIva(price > 0 ? price : 0)
  return (
    <>
      <TextInput source="name" label={labels.name} validate={required()} />
      <SlugInput />
      <NumberInput
        source="price"
        label={catalogTexts.packPrice}
        helperText={
          price > 0 ? catalogTexts.net(moneyText(net), moneyText(iva)) : catalogTexts.packPriceHelp
        }
        validate={[
          required(),
          minValue(catalogLimits.packPrice.min),
          maxValue(catalogLimits.packPrice.max),
        ]}
        step={1}
      />
      <NumberInput
        source="ads"
        label={catalogTexts.ads}
        validate={[required(), minValue(1), maxValue(maxPackCredits)]}
        step={1}
      />
      <NumberInput
        source="featured"
        label={catalogTexts.featured}
        validate={[required(), minValue(0), maxValue(maxPackCredits)]}
        defaultValue={0}
        step={1}
      />
      <NumberInput
        source="days"
        label={catalogTexts.days}
        validate={[
          required(),
          minValue(catalogLimits.packDays.min),
          maxValue(catalogLimits.packDays.max),
        ]}
        defaultValue={15}
        step={1}
      />
      <BooleanInput source="on_sale" label={catalogTexts.onSale} defaultValue={true} />
    </>
  )
}
