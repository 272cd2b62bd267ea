import { DataTable, required, TextInput } from "react-admin"
import { labels } from "../../ui/label-texts.ts"
import { CreatePage, EditPage } from "../../ui/record-form.tsx"
import { RecordList } from "../../ui/record-list.tsx"
import { catalogTexts } from "./catalog-texts.ts"
import { SlugInput } from "./slug-input.tsx"

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
