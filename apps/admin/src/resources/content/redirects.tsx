import type { redirectSchema } from "@wara/contract/admin"
import { redirectFromProblem, redirectToProblem } from "@wara/domain/redirects/redirect-schema"
import { chainProblem } from "@wara/domain/redirects/redirect-table"
import { BooleanInput, DataTable, required, SearchInput, TextInput } from "react-admin"
import type { z } from "zod"
import { CreatePage, EditPage, RecordList } from "../../ui/record-pages.tsx"
import { StateTag } from "../../ui/state-tag.tsx"
import { labels } from "../../ui/ui-texts.ts"
import { contentTexts } from "./content-texts.ts"

type Redirect = z.infer<typeof redirectSchema>

const filters = [<SearchInput key="q" source="q" placeholder={labels.search} alwaysOn />]

export function RedirectList() {
  return (
    <RecordList filters={filters} sort={{ field: "from", order: "ASC" }} canCreate>
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <DataTable.Col source="from" label={contentTexts.from} />
        <DataTable.Col source="to" label={contentTexts.to} />
        <DataTable.Col
          source="permanent"
          label={contentTexts.permanent}
          render={(one: Redirect) => (one.permanent ? labels.yes : labels.no)}
        />
        <DataTable.Col
          source="enabled"
          label={contentTexts.enabled}
          render={(one: Redirect) => (
            <StateTag tone={one.enabled ? "ok" : "plain"}>
              {one.enabled ? labels.yes : labels.no}
            </StateTag>
          )}
        />
      </DataTable>
    </RecordList>
  )
}

export function RedirectCreate() {
  return (
    <CreatePage>
      <RedirectFields />
    </CreatePage>
  )
}

export function RedirectEdit() {
  return (
    <EditPage>
      <RedirectFields />
    </EditPage>
  )
}

function RedirectFields() {
  return (
    <>
      <TextInput
        source="from"
        label={contentTexts.from}
        helperText={contentTexts.fromHelp}
        validate={[required(), redirectedPath]}
      />
      <TextInput
        source="to"
        label={contentTexts.to}
        helperText={contentTexts.toHelp}
        validate={[required(), redirectTarget]}
      />
      <BooleanInput
        source="permanent"
        label={contentTexts.permanent}
        helperText={contentTexts.permanentHelp}
        defaultValue={true}
      />
      <BooleanInput source="enabled" label={contentTexts.enabled} defaultValue={true} />
    </>
  )
}

/**
 * Error shown beside the field while typing; the api validates the same, and all redirects
 * together.
 */
export function redirectedPath(from: string): string | undefined {
  return redirectFromProblem(from.trim()) ?? undefined
}

/** Error of the target, which is validated together with its path. */
export function redirectTarget(to: string, { from = "" }: { from?: string }): string | undefined {
  return redirectToProblem(to.trim()) ?? chainProblem({ from, to: to.trim() }, [])?.message
}
