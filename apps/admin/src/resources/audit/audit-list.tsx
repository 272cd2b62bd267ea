import Box from "@mui/material/Box"
import Table from "@mui/material/Table"
import TableBody from "@mui/material/TableBody"
import TableCell from "@mui/material/TableCell"
import TableHead from "@mui/material/TableHead"
import TableRow from "@mui/material/TableRow"
import Typography from "@mui/material/Typography"
import { DataTable, DateInput, SearchInput, SelectInput, useRecordContext } from "react-admin"
import { Moment } from "../../ui/moment.tsx"
import { RecordLink } from "../../ui/record-link.tsx"
import { RecordList } from "../../ui/record-pages.tsx"
import { labels } from "../../ui/ui-texts.ts"
import { WordDiff } from "../../ui/word-diff.tsx"
import type { AuditEntry } from "./act-sentence-texts.ts"
import { auditSentence, auditTexts } from "./audit-texts.ts"
import { changeRows } from "./change-rows-texts.ts"

const kinds = Object.entries(auditTexts.kinds).map(([id, name]) => ({ id, name }))
const entryKinds = Object.entries(auditTexts.entryKinds).map(([id, name]) => ({ id, name }))
const filters = [
  <SearchInput key="q" source="q" placeholder={labels.search} alwaysOn />,
  <SelectInput
    key="entry-kind"
    source="kind"
    label={auditTexts.kind}
    choices={entryKinds}
    alwaysOn
  />,
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

/**
 * The audit trail; a row expands to the values before and after. Log-ins and readings are shown on
 * request, because a member of the team reads far more than it changes.
 */
export function AuditList() {
  return (
    <RecordList
      filters={filters}
      filterDefaultValues={{ kind: "action" }}
      sort={{ field: "id", order: "DESC" }}
    >
      <DataTable rowClick="expand" bulkActionButtons={false} expand={<Expanded />}>
        <DataTable.Col
          source="createdAt"
          label={auditTexts.when}
          render={(entry: AuditEntry) => <Moment at={entry.createdAt} />}
        />
        <DataTable.Col
          source="actor_name"
          label={auditTexts.actor}
          render={(entry: AuditEntry) => entry.actor_name ?? auditTexts.actors[entry.actor_kind]}
        />
        <DataTable.Col
          source="action"
          label={auditTexts.action}
          render={(entry: AuditEntry) => <Sentence entry={entry} />}
        />
      </DataTable>
    </RecordList>
  )
}

const withPage = new Set(["ads", "users", "orders", "tax-documents", "recordings", "leads"])

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

function ChangeTable({ entry }: { entry: AuditEntry }) {
  const rows = changeRows(entry.before, entry.after)
  if (rows.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {auditTexts.empty}
      </Typography>
    )
  }
  return (
    <Table size="small" aria-label={auditTexts.change}>
      <TableHead>
        <TableRow>
          <TableCell>{auditTexts.field}</TableCell>
          <TableCell>{auditTexts.before}</TableCell>
          <TableCell>{auditTexts.after}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ field, before, after, changed }) => (
          <TableRow key={field} data-changed={changed}>
            <TableCell component="th" scope="row">
              {field}
            </TableCell>
            {isLong(before) && isLong(after) ? (
              <TableCell colSpan={2}>
                <WordDiff before={before} after={after} />
              </TableCell>
            ) : (
              <>
                <TableCell sx={{ overflowWrap: "anywhere" }}>
                  {changed ? <del>{before}</del> : before}
                </TableCell>
                <TableCell sx={{ overflowWrap: "anywhere", fontWeight: changed ? 600 : 400 }}>
                  {after}
                </TableCell>
              </>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** Long texts are compared word by word instead of side by side. */
function isLong(text: string): boolean {
  return text.length > 120
}
