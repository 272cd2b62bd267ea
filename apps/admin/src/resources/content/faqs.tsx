import { contentLimits } from "@wara/domain/staff/field-limits"
import {
  DataTable,
  maxLength,
  minLength,
  minValue,
  NumberInput,
  required,
  SearchInput,
  TextInput,
} from "react-admin"
import { CreatePage, EditPage, RecordList } from "../../ui/record-pages.tsx"
import { labels } from "../../ui/ui-texts.ts"
import { contentTexts } from "./content-texts.ts"
import { RichInput, RichPreview } from "./rich-text.tsx"

const filters = [<SearchInput key="q" source="q" placeholder={labels.search} alwaysOn />]

/** Frequently asked questions in the site's order. */
export function FaqList() {
  return (
    <RecordList filters={filters} sort={{ field: "order", order: "ASC" }} canCreate>
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <DataTable.NumberCol source="order" label={contentTexts.order} />
        <DataTable.Col source="question" label={contentTexts.question} />
        <DataTable.Col source="topic" label={contentTexts.topic} />
      </DataTable>
    </RecordList>
  )
}

export function FaqCreate() {
  return (
    <CreatePage>
      <FaqFields />
    </CreatePage>
  )
}

export function FaqEdit() {
  return (
    <EditPage>
      <FaqFields />
    </EditPage>
  )
}

function FaqFields() {
  return (
    <>
      <TextInput
        source="question"
        label={contentTexts.question}
        validate={[
          required(),
          minLength(contentLimits.question.min),
          maxLength(contentLimits.question.max),
        ]}
      />
      <TextInput
        source="topic"
        label={contentTexts.topic}
        validate={[
          required(),
          minLength(contentLimits.topic.min),
          maxLength(contentLimits.topic.max),
        ]}
      />
      <NumberInput
        source="order"
        label={contentTexts.order}
        validate={[required(), minValue(contentLimits.order.min)]}
        step={1}
      />
      <RichInput source="answer" label={contentTexts.answer} />
      <RichPreview source="answer" />
    </>
  )
}
