import Button from "@mui/material/Button"
import TextField from "@mui/material/TextField"
import type { StaffProRequest } from "@wara/contract/admin"
import { proRequestStates } from "@wara/domain/accounts/profile-schema"
import { formatRut } from "@wara/domain/accounts/rut"
import { actionLimits } from "@wara/domain/staff/field-limits"
import { useState } from "react"
import { DataTable, SelectInput } from "react-admin"
import { ActionDialog, useAction } from "../../ui/action-dialog.tsx"
import { Moment } from "../../ui/moment.tsx"
import { RecordLink } from "../../ui/record-link.tsx"
import { RecordList } from "../../ui/record-pages.tsx"
import { postAction } from "../../wire/call-api.ts"
import { proRequestTexts as texts } from "./pro-request-texts.ts"

const choices = proRequestStates.map((id) => ({ id, name: texts.states[id] }))
const filters = [
  <SelectInput key="state" source="state" label={texts.state} choices={choices} alwaysOn />,
]

/** Requests to become a professional seller; open ones are shown by default. */
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

/** Approves a request, or declines it with a reason that its user reads. */
function AnswerDialog(props: {
  request: StaffProRequest
  isApproval: boolean
  onClose: () => void
}) {
  const { isApproval, onClose, request } = props
  const [reason, setReason] = useState("")
  const { isBusy, run } = useAction()

  async function confirm() {
    const step = isApproval ? "approve" : "decline"
    const data = isApproval ? {} : { reason: reason.trim() }
    const work = () => postAction(`admin/pro-requests/${request.id}/${step}`, data)
    if (await run(work, texts.answered)) onClose()
  }

  return (
    <ActionDialog
      title={isApproval ? texts.approveTitle : texts.declineTitle}
      lead={isApproval ? texts.approveLead : texts.declineLead}
      isBusy={isBusy}
      isDangerous={!isApproval}
      onConfirm={confirm}
      onClose={onClose}
    >
      {!isApproval && (
        <TextField
          fullWidth
          required
          autoFocus
          multiline
          label={texts.reason}
          helperText={texts.reasonHelp}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{
            htmlInput: { minLength: actionLimits.reason.min, maxLength: actionLimits.reason.max },
          }}
        />
      )}
    </ActionDialog>
  )
}
