import Button from "@mui/material/Button"
import type { StaffProRequest } from "@wara/contract/admin"
import { proRequestStates } from "@wara/domain/accounts/profile-schema"
import { formatRut } from "@wara/domain/accounts/rut"
import { useState } from "react"
import { DataTable, SelectInput } from "react-admin"
import { type Answer, AnswerDialog } from "../../ui/answer-dialog.tsx"
import { Moment } from "../../ui/moment.tsx"
import { RecordLink } from "../../ui/record-link.tsx"
import { RecordList } from "../../ui/record-pages.tsx"
import { RowActions } from "../../ui/row-actions.tsx"
import { proRequestTexts as texts } from "./pro-request-texts.ts"

const choices = proRequestStates.map((id) => ({ id, name: texts.states[id] }))
const filters = [
  <SelectInput key="state" source="state" label={texts.state} choices={choices} alwaysOn />,
]

type Asked = { request: StaffProRequest; isApproval: boolean }

const answerOf = ({ isApproval, request }: Asked): Answer => ({
  title: isApproval ? texts.approveTitle : texts.declineTitle,
  lead: isApproval ? texts.approveLead : texts.declineLead,
  call: `admin/pro-requests/${request.id}/${isApproval ? "approve" : "decline"}`,
  done: texts.answered,
  reason: isApproval ? null : { label: texts.reason, help: texts.reasonHelp },
})

/** Requests to become a professional seller; open ones are shown by default. */
export function ProRequestList() {
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <>
      <RecordList
        filters={filters}
        filterDefaultValues={{ state: "open" }}
        sort={{ field: "id", order: "DESC" }}
      >
        <DataTable bulkActionButtons={false}>
          <DataTable.Col
            label={texts.account}
            render={(request: StaffProRequest) => (
              <RecordLink resource="users" id={request.user_id}>
                {request.user_name}
              </RecordLink>
            )}
          />
          <DataTable.Col source="company_name" label={texts.company} />
          <DataTable.Col
            source="company_rut"
            label={texts.rut}
            render={(request: StaffProRequest) => formatRut(request.company_rut)}
          />
          <DataTable.Col source="business_activity" label={texts.activity} />
          <DataTable.Col source="message" label={texts.message} disableSort />
          <DataTable.Col
            source="createdAt"
            label={texts.when}
            render={(request: StaffProRequest) => <Moment at={request.createdAt} />}
          />
          <DataTable.Col
            source="state"
            label={texts.state}
            render={({ state }: StaffProRequest) => texts.states[state]}
          />
          <DataTable.Col
            label={texts.decision}
            render={(request: StaffProRequest) =>
              request.state === "open" && (
                <RowActions>
                  <Button onClick={() => setAsked({ request, isApproval: true })}>
                    {texts.approve}
                  </Button>
                  <Button color="error" onClick={() => setAsked({ request, isApproval: false })}>
                    {texts.decline}
                  </Button>
                </RowActions>
              )
            }
          />
        </DataTable>
      </RecordList>
      {asked && <AnswerDialog answer={answerOf(asked)} onClose={() => setAsked(null)} />}
    </>
  )
}
