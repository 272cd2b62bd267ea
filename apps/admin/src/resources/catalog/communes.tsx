import type { Commune } from "@wara/contract/catalog"
import { catalogLimits } from "@wara/domain/staff/field-limits"
import {
  DataTable,
  maxValue,
  minValue,
  NumberInput,
  ReferenceInput,
  regex,
  required,
  SearchInput,
  SelectInput,
  TextInput,
} from "react-admin"
import { CreatePage, EditPage, RecordList } from "../../ui/record-pages.tsx"
import { labels } from "../../ui/ui-texts.ts"
import { catalogTexts } from "./catalog-texts.ts"
import { SlugInput } from "./slug-input.tsx"

const northToSouth = { field: "order", order: "ASC" } as const
const filters = [
  <SearchInput key="q" source="q" placeholder={labels.search} alwaysOn />,
  <ReferenceInput
    key="region"
    source="region.id"
    reference="regions"
    perPage={50}
    sort={northToSouth}
    alwaysOn
  >
    <SelectInput label={catalogTexts.region} optionText="name" />
  </ReferenceInput>,
]

export function CommuneList() {
  return (
    <RecordList filters={filters} sort={{ field: "name", order: "ASC" }} canCreate>
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <DataTable.Col source="name" label={labels.name} />
        <DataTable.Col
          label={catalogTexts.region}
          disableSort
          render={(commune: Commune) => commune.region?.name ?? labels.none}
        />
        <DataTable.Col source="code" label={catalogTexts.code} />
        <DataTable.Col source="slug" label={catalogTexts.slug} />
      </DataTable>
    </RecordList>
  )
}

export function CommuneCreate() {
  return (
    <CreatePage>
      <CommuneFields />
    </CreatePage>
  )
}

export function CommuneEdit() {
  return (
    <EditPage>
      <CommuneFields />
    </EditPage>
  )
}

function CommuneFields() {
  return (
    <>
      <TextInput source="name" label={labels.name} validate={required()} />
      <SlugInput />
      <ReferenceInput source="region_id" reference="regions" perPage={50} sort={northToSouth}>
        <SelectInput label={catalogTexts.region} optionText="name" validate={required()} />
      </ReferenceInput>
      <TextInput
        source="code"
        label={catalogTexts.code}
        validate={[required(), regex(/^\d{4,5}$/, catalogTexts.codeShape)]}
      />
      <NumberInput
        source="latitude"
        label={catalogTexts.latitude}
        validate={[
          required(),
          minValue(catalogLimits.latitude.min),
          maxValue(catalogLimits.latitude.max),
        ]}
      />
      <NumberInput
        source="longitude"
        label={catalogTexts.longitude}
        validate={[
          required(),
          minValue(catalogLimits.longitude.min),
          maxValue(catalogLimits.longitude.max),
        ]}
      />
    </>
  )
}

export function ConditionList() {
  return (
    <RecordList filters={[]} sort={{ field: "id", order: "ASC" }} canCreate>
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <DataTable.Col source="name" label={labels.name} />
        <DataTable.Col source="slug" label={catalogTexts.slug} />
      </DataTable>
    </RecordList>
  )
}

export function ConditionCreate() {
  return (
    <CreatePage>
      <TextInput source="name" label={labels.name} validate={required()} />
      <SlugInput />
    </CreatePage>
  )
}

export function ConditionEdit() {
  return (
    <EditPage>
      <TextInput source="name" label={labels.name} validate={required()} />
      <SlugInput />
    </EditPage>
  )
}
