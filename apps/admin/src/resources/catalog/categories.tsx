import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import type { Category } from "@wara/contract/catalog"
import { formatNumber } from "@wara/domain/money/money"
import { DataTable, regex, required, SearchInput, TextInput } from "react-admin"
import { useWatch } from "react-hook-form"
import { lightColours } from "../../theme/colours.ts"
import { CreatePage, EditPage, RecordList } from "../../ui/record-pages.tsx"
import { labels } from "../../ui/ui-texts.ts"
import { catalogTexts } from "./catalog-texts.ts"
import { SlugInput } from "./slug-input.tsx"

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
const neededContrast = 4.5

/** Contrast of a colour, `#rrggbb`, with white; 0 for an invalid colour. */
function contrastWithWhite(colour: string): number {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)
  if (!parts) return 0
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map((part) => {
    const share = Number.parseInt(part, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

const filters = [<SearchInput key="q" source="q" placeholder={labels.search} alwaysOn />]

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

export function CategoryCreate() {
  return (
    <CreatePage>
      <CategoryFields />
    </CreatePage>
  )
}

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

/** A category in its colours, as on cards. */
function CategoryChip(props: { name: string; color: string; tint: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 1,
        px: 1,
        py: 0.25,
        borderRadius: 1,
        // The site's tints are light in both themes.
        color: lightColours.ink,
        bgcolor: props.tint,
        fontWeight: 600,
      }}
    >
      <Box sx={{ width: 8, height: 8, borderRadius: "50%", bgcolor: props.color }} />
      {props.name}
    </Box>
  )
}

function CategoryPreview() {
  const [name, color, tint] = useWatch({ name: ["name", "color", "color_tint"] })
  if (!name || !color || !tint) return null
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="caption" color="textSecondary" component="p">
        {catalogTexts.preview}
      </Typography>
      <CategoryChip name={String(name)} color={String(color)} tint={String(tint)} />
    </Box>
  )
}
