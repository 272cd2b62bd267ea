import Box from "@mui/material/Box"
import { DataTable, DateInput, SearchInput, SelectInput, useRecordContext } from "react-admin"
import { labels } from "../../ui/label-texts.ts"
import { Moment } from "../../ui/moment.tsx"
import { RecordLink } from "../../ui/record-link.tsx"
import { RecordList } from "../../ui/record-list.tsx"
import type { AuditEntry } from "./audit-entry.ts"
import { auditSentence } from "./audit-sentence-texts.ts"
import { auditTexts } from "./audit-texts.ts"
import { ChangeTable } from "./change-table.tsx"

const kinds = Object.entries(auditTexts.kinds).map(([id, name]) => ({ id, name }))
const filters = [
  <SearchInput key="q" source="q" placeholder={labels.search} alwaysOn />,
  <SelectInput
    key="kind"
    source="subject_kind"
    label={auditTexts.subject}
    choices={kinds}
    alwaysOn
  />,
  <DateInput key="from" source="createdAt@gte" label={labels.from} />,
  <DateInput key="until" source="createdAt@lte" label={labels.until} />,
]

/** The audit trail; a row expands to the values before and after. */
export function AuditList() {
  return (
    <RecordList filters={filters} sort={{ field: "id", order: "DESC" }}>
      <DataTable rowClick="expand" bulkActionButtons={false} expand={<Expanded />}>
        <DataTable.Col
          source="createdAt"
          label={auditTexts.when}
          render={(entry: AuditEntry) => <Moment at={entry.createdAt} />}
        />
        <DataTable.Col source="actor_name" label={auditTexts.actor} />
        <DataTable.Col
          source="action"
          label={auditTexts.action}
          render={(entry: AuditEntry) => <Sentence entry={entry} />}
        />
      </DataTable>
    </RecordList>
  )
}

const withPage = new Set(["ads", "users", "orders", "tax-documents", "recordings"])

function Sentence({ entry }: { entry: AuditEntry }) {
  const { lead, link, rest } = auditSentence(entry)
  const { subject_id: id, subject_kind: kind } = entry
  const hasPage = withPage.has(kind) && /^\d+$/.test(id)
  return (
    <Box component="span" sx={{ overflowWrap: "anywhere" }}>
      {lead}{" "}
      {link && hasPage ? (
        <RecordLink resource={kind} id={Number(id)}>
          {link}
        </RecordLink>
      ) : (
        link
      )}
      {rest}
    </Box>
  )
}

function Expanded() {
  const entry = useRecordContext<AuditEntry>()
  return <Box sx={{ p: 1, maxWidth: 900 }}>{entry && <ChangeTable entry={entry} />}</Box>
}
