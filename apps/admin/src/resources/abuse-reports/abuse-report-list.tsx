import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import type { StaffAbuseGroup } from "@wara/contract/abuse"
import { abuseReasonTexts } from "@wara/domain/abuse/abuse-texts"
import { useState } from "react"
import { DataTable, SearchInput } from "react-admin"
import { Moment } from "../../ui/moment.tsx"
import { onlyOpen, openFilter } from "../../ui/open-filter.tsx"
import { RecordLink } from "../../ui/record-link.tsx"
import { inOrderOfApi, RecordList } from "../../ui/record-pages.tsx"
import { RowActions } from "../../ui/row-actions.tsx"
import { AbuseDialog } from "./abuse-dialog.tsx"
import { abuseReportTexts as texts } from "./abuse-report-texts.ts"

const filters = [
  <SearchInput key="q" source="q" placeholder={texts.search} alwaysOn />,
  openFilter(texts.show, texts.choices),
]

/** Reports by subject: those to decide, from the most networks first, and by choice those that were, newest first. */
export function AbuseReportList() {
  const [read, setRead] = useState<StaffAbuseGroup | null>(null)
  return (
    <>
      <RecordList filters={filters} filterDefaultValues={onlyOpen} sort={inOrderOfApi}>
        <DataTable bulkActionButtons={false}>
          <DataTable.Col
            source="subject_name"
            label={texts.subject}
            render={({ subject, subject_id, subject_name }: StaffAbuseGroup) => (
              // On a phone the table scrolls sideways instead of breaking every word.
              <Box sx={{ minWidth: "12rem" }}>
                {texts.subjects[subject]}:{" "}
                <RecordLink resource={subject === "ad" ? "ads" : "users"} id={subject_id}>
                  {subject_name}
                </RecordLink>
              </Box>
            )}
          />
          <DataTable.Col
            label={texts.reasons}
            render={({ reasons }: StaffAbuseGroup) =>
              reasons.map((reason) => abuseReasonTexts[reason]).join(", ")
            }
          />
          <DataTable.Col
            source="networks"
            label={texts.reports}
            render={({ networks, reports }: StaffAbuseGroup) => texts.counted(reports, networks)}
          />
          <DataTable.Col
            source="last_at"
            label={texts.last}
            render={({ last_at }: StaffAbuseGroup) => <Moment at={last_at} />}
          />
          <DataTable.Col
            source="outcome"
            label={texts.outcome}
            render={(group: StaffAbuseGroup) => <Outcome group={group} />}
          />
          <DataTable.Col
            label=""
            render={(group: StaffAbuseGroup) => (
              <RowActions>
                <Button onClick={() => setRead(group)}>
                  {group.is_open ? texts.open : texts.read}
                </Button>
              </RowActions>
            )}
          />
        </DataTable>
      </RecordList>
      {read && <AbuseDialog group={read} onClose={() => setRead(null)} />}
    </>
  )
}

/** The last decision on a subject's reports, who made it and when. */
function Outcome({ group }: { group: StaffAbuseGroup }) {
  const { decided_at, decided_by, outcome } = group
  if (outcome === null) return texts.pending
  return (
    <>
      {texts.states[outcome]}
      <Typography variant="body2" color="textSecondary">
        {decided_by}, <Moment at={decided_at} />
      </Typography>
    </>
  )
}
