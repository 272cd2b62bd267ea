import TextField from "@mui/material/TextField"
import type { StaffProRequest } from "@wara/contract/admin"
import { useState } from "react"
import { ActionDialog } from "../../ui/action-dialog.tsx"
import { useAction } from "../../ui/use-action.ts"
import { postAction } from "../../wire/post-action.ts"
import { proRequestTexts as texts } from "./pro-request-texts.ts"

/** Approves a request or declines it, which needs a reason that its person reads. */
export function AnswerDialog(props: {
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
          slotProps={{ htmlInput: { minLength: 3, maxLength: 500 } }}
        />
      )}
    </ActionDialog>
  )
}
