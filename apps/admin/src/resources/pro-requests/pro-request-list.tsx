import Button from "@mui/material/Button"
import type { StaffProRequest } from "@wara/contract/admin"
import { proRequestStates } from "@wara/domain/accounts/pro-request"
import { formatRut } from "@wara/domain/accounts/rut"
import { useState } from "react"
import { DataTable, SelectInput } from "react-admin"
import { Moment } from "../../ui/moment.tsx"
import { RecordLink } from "../../ui/record-link.tsx"
import { RecordList } from "../../ui/record-list.tsx"
import { AnswerDialog } from "./answer-dialog.tsx"
import { proRequestTexts as texts } from "./pro-request-texts.ts"

const choices = proRequestStates.map((id) => ({ id, name: texts.states[id] }))
const filters = [
  <SelectInput key="state" source="state" label={texts.state} choices={choices} alwaysOn />,
]

/** Requests to be a professional seller, the open ones first shown. */
export function ProRequestList() {
  const [asked, setAsked] = useState<{ request: StaffProRequest; isApproval: boolean } | null>(null)
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
            render={(request: StaffProRequest) =>
              request.state === "open" ? (
                <>
                  <Button onClick={() => setAsked({ request, isApproval: true })}>
                    {texts.approve}
                  </Button>
                  <Button color="error" onClick={() => setAsked({ request, isApproval: false })}>
                    {texts.decline}
                  </Button>
                </>
              ) : (
                texts.states[request.state]
              )
            }
          />
        </DataTable>
      </RecordList>
      {asked && <AnswerDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  )
}
