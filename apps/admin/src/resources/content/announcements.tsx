import type { Announcement } from "@wara/contract/announcement"
import {
  announcementAudiences,
  announcementKinds,
  announcementLimits,
} from "@wara/domain/announcements/announcement"
import { announcementTexts } from "@wara/domain/announcements/announcement-texts"
import {
  DataTable,
  DateTimeInput,
  maxLength,
  minLength,
  required,
  SearchInput,
  SelectInput,
  TextInput,
} from "react-admin"
import { Moment, useNow } from "../../ui/moment.tsx"
import { CreatePage, EditPage, RecordList } from "../../ui/record-pages.tsx"
import { StateTag } from "../../ui/state-tag.tsx"
import { labels } from "../../ui/ui-texts.ts"
import { contentTexts } from "./content-texts.ts"

const filters = [<SearchInput key="q" source="q" placeholder={labels.search} alwaysOn />]

/** Announcements on top of the site's pages or the panel's, those that end last first. */
export function AnnouncementList() {
  const now = useNow().toISOString()
  return (
    <RecordList filters={filters} sort={{ field: "ends_at", order: "DESC" }} canCreate>
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <DataTable.Col source="text" label={contentTexts.announcement} />
        <DataTable.Col
          source="kind"
          label={contentTexts.kind}
          render={({ kind }: Announcement) => (
            <StateTag tone={kind === "warning" ? "warn" : "plain"}>
              {announcementTexts.kinds[kind]}
            </StateTag>
          )}
        />
        <DataTable.Col
          source="audience"
          label={contentTexts.audience}
          render={({ audience }: Announcement) => announcementTexts.audiences[audience]}
        />
        <DataTable.Col
          source="starts_at"
          label={contentTexts.startsAt}
          render={({ starts_at: at }: Announcement) => <Moment at={at} />}
        />
        <DataTable.Col
          source="ends_at"
          label={contentTexts.endsAt}
          render={({ ends_at: at }: Announcement) => <Moment at={at} />}
        />
        <DataTable.Col
          label={contentTexts.shown}
          disableSort
          render={({ ends_at, starts_at }: Announcement) => {
            const isShown = starts_at <= now && now < ends_at
            return (
              <StateTag tone={isShown ? "ok" : "plain"}>
                {isShown ? labels.yes : labels.no}
              </StateTag>
            )
          }}
        />
      </DataTable>
    </RecordList>
  )
}

export function AnnouncementCreate() {
  return (
    <CreatePage>
      <AnnouncementFields />
    </CreatePage>
  )
}

export function AnnouncementEdit() {
  return (
    <EditPage>
      <AnnouncementFields />
    </EditPage>
  )
}

const choicesOf = <Value extends string>(
  values: readonly Value[],
  names: Record<Value, string>,
): { id: Value; name: string }[] => values.map((id) => ({ id, name: names[id] }))

/** The instant of a date and time that was typed in the time of this computer. */
function toInstant(typed: string): string {
  const at = new Date(typed)
  return Number.isNaN(at.getTime()) ? "" : at.toISOString()
}

function endsLater(end: unknown, { starts_at: start }: Record<string, unknown>) {
  const [from, until] = [start, end].map((at) => new Date(String(at)).getTime())
  return Number(until) <= Number(from) ? announcementTexts.endsBefore : undefined
}

function AnnouncementFields() {
  const { max, min } = announcementLimits.text
  return (
    <>
      <TextInput
        source="text"
        label={contentTexts.announcement}
        helperText={contentTexts.announcementHelp(max)}
        validate={[required(), minLength(min), maxLength(max)]}
        multiline
        fullWidth
      />
      <SelectInput
        source="kind"
        label={contentTexts.kind}
        choices={choicesOf(announcementKinds, announcementTexts.kinds)}
        validate={required()}
        defaultValue="info"
      />
      <SelectInput
        source="audience"
        label={contentTexts.audience}
        choices={choicesOf(announcementAudiences, announcementTexts.audiences)}
        validate={required()}
        defaultValue="everybody"
      />
      <DateTimeInput
        source="starts_at"
        label={contentTexts.startsAt}
        parse={toInstant}
        validate={required()}
      />
      <DateTimeInput
        source="ends_at"
        label={contentTexts.endsAt}
        parse={toInstant}
        helperText={contentTexts.timeHelp}
        validate={[required(), endsLater]}
      />
    </>
  )
}
