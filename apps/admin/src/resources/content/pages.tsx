import type { Page } from "@wara/contract/catalog"
import { contentLimits } from "@wara/domain/staff/field-limits"
import {
  BooleanInput,
  DataTable,
  maxLength,
  minLength,
  required,
  SearchInput,
  TextInput,
} from "react-admin"
import { Moment } from "../../ui/moment.tsx"
import { CreatePage, EditPage, RecordList } from "../../ui/record-pages.tsx"
import { StateTag } from "../../ui/state-tag.tsx"
import { labels } from "../../ui/ui-texts.ts"
import { SlugInput } from "../catalog/slug-input.tsx"
import { contentTexts } from "./content-texts.ts"
import { RichInput, RichPreview } from "./rich-text.tsx"

type StaffPage = Page & { published: boolean }

const filters = [<SearchInput key="q" source="q" placeholder={labels.search} alwaysOn />]

export function PageList() {
  return (
    <RecordList filters={filters} sort={{ field: "slug", order: "ASC" }} canCreate>
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <DataTable.Col source="title" label={contentTexts.title} />
        <DataTable.Col
          source="slug"
          label={labels.address}
          render={(page: StaffPage) => `/${page.slug}`}
        />
        <DataTable.Col
          source="published"
          label={contentTexts.published}
          render={(page: StaffPage) => (
            <StateTag tone={page.published ? "ok" : "plain"}>
              {page.published ? labels.yes : labels.no}
            </StateTag>
          )}
        />
        <DataTable.Col
          source="updatedAt"
          label={contentTexts.updatedAt}
          render={(page: StaffPage) => <Moment at={page.updatedAt} />}
        />
      </DataTable>
    </RecordList>
  )
}

export function PageCreate() {
  return (
    <CreatePage>
      <PageFields />
    </CreatePage>
  )
}

export function PageEdit() {
  return (
    <EditPage>
      <PageFields />
    </EditPage>
  )
}

function PageFields() {
  return (
    <>
      <TextInput
        source="title"
        label={contentTexts.title}
        validate={[
          required(),
          minLength(contentLimits.pageTitle.min),
          maxLength(contentLimits.pageTitle.max),
        ]}
      />
      <SlugInput />
      <TextInput
        source="description"
        label={contentTexts.description}
        multiline
        minRows={2}
        validate={[required(), maxLength(contentLimits.pageDescription.max)]}
      />
      <BooleanInput source="published" label={contentTexts.published} defaultValue={true} />
      <RichInput source="body" label={contentTexts.body} />
      <RichPreview source="body" />
    </>
  )
}
