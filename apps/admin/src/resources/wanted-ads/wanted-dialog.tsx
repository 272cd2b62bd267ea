import TextField from "@mui/material/TextField"
import type { StaffWanted } from "@wara/contract/wanted"
import { actionLimits } from "@wara/domain/staff/field-limits"
import { useState } from "react"
import { ActionDialog, useAction } from "../../ui/action-dialog.tsx"
import { postAction } from "../../wire/call-api.ts"
import { wantedPanelTexts as texts } from "./wanted-texts.ts"

/** Publishes a wanted ad, or refuses it with a reason that its owner reads. */
export function WantedDialog(props: {
  wanted: StaffWanted
  isApproval: boolean
  onClose: () => void
}) {
  const { isApproval, onClose, wanted } = props
  const [reason, setReason] = useState("")
  const { isBusy, run } = useAction()

  async function confirm() {
    const step = isApproval ? "approve" : "refuse"
    const data = isApproval ? {} : { reason: reason.trim() }
    const work = () => postAction(`admin/wanted-ads/${wanted.id}/${step}`, data)
    if (await run(work, texts.done)) onClose()
  }

  return (
    <ActionDialog
      title={isApproval ? texts.approveTitle : texts.refuseTitle}
      lead={isApproval ? texts.approveLead : texts.refuseLead}
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
