import Button from "@mui/material/Button"
import type { StaffAbuseGroup } from "@wara/contract/abuse"
import { abuseReasonTexts } from "@wara/domain/abuse/abuse-texts"
import { useState } from "react"
import { DataTable, SearchInput } from "react-admin"
import { Moment } from "../../ui/moment.tsx"
import { RecordLink } from "../../ui/record-link.tsx"
import { RecordList } from "../../ui/record-pages.tsx"
import { AbuseDialog } from "./abuse-dialog.tsx"
import { abuseReportTexts as texts } from "./abuse-report-texts.ts"

const filters = [<SearchInput key="q" source="q" placeholder={texts.search} alwaysOn />]

/** Open reports by subject; those from the most independent networks first. */
export function AbuseReportList() {
  const [read, setRead] = useState<StaffAbuseGroup | null>(null)
  return (
    <>
      <RecordList filters={filters} sort={{ field: "networks", order: "DESC" }}>
        <DataTable bulkActionButtons={false}>
          <DataTable.Col
            source="subject_name"
            label={texts.subject}
            render={({ subject, subject_id, subject_name }: StaffAbuseGroup) => (
              <>
                {texts.subjects[subject]}:{" "}
                <RecordLink resource={subject === "ad" ? "ads" : "users"} id={subject_id}>
                  {subject_name}
                </RecordLink>
              </>
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
            label=""
            render={(group: StaffAbuseGroup) => (
              <Button onClick={() => setRead(group)}>{texts.open}</Button>
            )}
          />
        </DataTable>
      </RecordList>
      {read && <AbuseDialog group={read} onClose={() => setRead(null)} />}
    </>
  )
}
