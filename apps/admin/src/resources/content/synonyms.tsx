import Box from "@mui/material/Box"
import type { synonymSchema } from "@wara/contract/admin"
import { DataTable, required, TextArrayInput } from "react-admin"
import type { z } from "zod"
import { CreatePage, EditPage, RecordList } from "../../ui/record-pages.tsx"
import { StateTag } from "../../ui/state-tag.tsx"
import { contentTexts } from "./content-texts.ts"

type Synonym = z.infer<typeof synonymSchema>

/** Groups of words that the search treats as equal. */
export function SynonymList() {
  return (
    <RecordList filters={[]} sort={{ field: "id", order: "DESC" }} canCreate>
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <DataTable.Col
          label={contentTexts.terms}
          disableSort
          render={({ terms }: Synonym) => (
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.75 }}>
              {terms.map((term) => (
                <StateTag key={term} tone="plain">
                  {term}
                </StateTag>
              ))}
            </Box>
          )}
        />
      </DataTable>
    </RecordList>
  )
}

export function SynonymCreate() {
  return (
    <CreatePage>
      <SynonymFields />
    </CreatePage>
  )
}

export function SynonymEdit() {
  return (
    <EditPage>
      <SynonymFields />
    </EditPage>
  )
}

function enoughTerms(terms: unknown) {
  const distinct = new Set(Array.isArray(terms) ? terms.map((term) => String(term).trim()) : [])
  return distinct.size < 2 ? contentTexts.termsTooFew : undefined
}

function SynonymFields() {
  return (
    <TextArrayInput
      source="terms"
      label={contentTexts.terms}
      helperText={contentTexts.termsHelp}
      validate={[required(), enoughTerms]}
      fullWidth
    />
  )
}
