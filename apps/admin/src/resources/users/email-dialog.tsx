import TextField from "@mui/material/TextField"
import type { StaffUser } from "@wara/contract/admin"
import { useState } from "react"
import { ActionDialog } from "../../ui/action-dialog.tsx"
import { useAction } from "../../ui/use-action.ts"
import { postAction } from "../../wire/post-action.ts"
import { userPageTexts } from "./user-page-texts.ts"

/** Corrects the e-mail of an account; its person confirms the new one. */
export function EmailDialog({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const [email, setEmail] = useState(user.email)
  const [reason, setReason] = useState("")
  const { isBusy, run } = useAction()

  async function confirm() {
    const data = { email: email.trim(), reason: reason.trim() }
    const work = () => postAction(`admin/users/${user.id}/email`, data)
    if (await run(work, userPageTexts.emailCorrected)) onClose()
  }

  return (
    <ActionDialog
      title={userPageTexts.correctEmail}
      lead={userPageTexts.correctEmailLead}
      isBusy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextField
        fullWidth
        required
        autoFocus
        type="email"
        label={userPageTexts.email}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        slotProps={{ htmlInput: { maxLength: 254 } }}
      />
      <TextField
        fullWidth
        required
        label={userPageTexts.reason}
        helperText={userPageTexts.reasonHelp}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { minLength: 3, maxLength: 500 } }}
      />
    </ActionDialog>
  )
}
