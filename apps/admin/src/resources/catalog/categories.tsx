import Box from "@mui/material/Box"
import type { Category } from "@wara/contract/catalog"
import { formatNumber } from "@wara/domain/money/format-money"
import { DataTable, regex, required, SearchInput, TextInput } from "react-admin"
import { CreatePage, EditPage } from "../../ui/record-form.tsx"
import { RecordList } from "../../ui/record-list.tsx"
import { labels } from "../label-texts.ts"
import { catalogTexts } from "./catalog-texts.ts"
import { CategoryChip, CategoryPreview } from "./category-chip.tsx"
import { contrastWithWhite, neededContrast } from "./contrast.ts"
import { SlugInput } from "./slug-input.tsx"

const filters = [<SearchInput key="q" source="q" placeholder={labels.search} alwaysOn />]

/** Categories of ads. */
export function CategoryList() {
  return (
    <RecordList filters={filters} sort={{ field: "name", order: "ASC" }} canCreate>
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <DataTable.Col
          source="name"
          label={labels.name}
          render={(one: Category) => (
            <CategoryChip name={one.name} color={one.color} tint={one.color_tint} />
          )}
        />
        <DataTable.Col source="slug" label={catalogTexts.slug} />
        <DataTable.Col source="icon" label={catalogTexts.icon} />
      </DataTable>
    </RecordList>
  )
}

/** A new category. */
export function CategoryCreate() {
  return (
    <CreatePage>
      <CategoryFields />
    </CreatePage>
  )
}

/** Changes a category. */
export function CategoryEdit() {
  return (
    <EditPage>
      <CategoryFields />
    </EditPage>
  )
}

function legible(colour: unknown) {
  const contrast = contrastWithWhite(String(colour))
  return contrast >= neededContrast
    ? undefined
    : catalogTexts.colorContrast(formatNumber(contrast, 1))
}

const isColour = regex(/^#[0-9a-f]{6}$/i)
const isIcon = regex(/^[a-z0-9-]{1,40}$/, catalogTexts.slugShape)

function CategoryFields() {
  return (
    <>
      <TextInput source="name" label={labels.name} validate={required()} />
      <SlugInput />
      <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 2, width: "100%" }}>
        <TextInput
          source="color"
          type="color"
          label={catalogTexts.color}
          helperText={catalogTexts.colorHelp}
          defaultValue="#8a4b08"
          validate={[required(), isColour, legible]}
        />
        <TextInput
          source="color_tint"
          type="color"
          label={catalogTexts.tint}
          defaultValue="#f5e6d8"
          validate={[required(), isColour]}
        />
      </Box>
      <TextInput source="icon" label={catalogTexts.icon} validate={[required(), isIcon]} />
      <TextInput source="description" label={catalogTexts.description} multiline minRows={2} />
      <CategoryPreview />
    </>
  )
}
