import Checkbox from "@mui/material/Checkbox"
import FormControlLabel from "@mui/material/FormControlLabel"
import TextField from "@mui/material/TextField"
import type { StaffUser } from "@wara/contract/admin"
import { useState } from "react"
import { ActionDialog } from "../../ui/action-dialog.tsx"
import { useAction } from "../../ui/use-action.ts"
import { postAction } from "../../wire/post-action.ts"
import { userPageTexts } from "./user-page-texts.ts"

/** Blocks or unblocks an account; both require a reason. */
export function BlockDialog({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const [reason, setReason] = useState("")
  const [banAds, setBanAds] = useState(false)
  const { isBusy, run } = useAction()
  const isBlocked = user.blocked_at !== null

  async function confirm() {
    const path = `admin/users/${user.id}/${isBlocked ? "unblock" : "block"}`
    const data = { reason: reason.trim(), ...(isBlocked ? {} : { ban_ads: banAds }) }
    const done = isBlocked ? userPageTexts.unblockedNow : userPageTexts.blockedNow
    if (await run(() => postAction(path, data), done)) onClose()
  }

  return (
    <ActionDialog
      title={isBlocked ? userPageTexts.unblock : userPageTexts.block}
      lead={isBlocked ? userPageTexts.unblockLead : userPageTexts.blockLead}
      isBusy={isBusy}
      isDangerous={!isBlocked}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextField
        fullWidth
        required
        autoFocus
        label={userPageTexts.reason}
        helperText={isBlocked ? userPageTexts.reasonHelp : userPageTexts.blockReasonHelp}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { minLength: 3, maxLength: 500 } }}
      />
      {!isBlocked && (
        <FormControlLabel
          label={userPageTexts.banAds}
          control={
            <Checkbox checked={banAds} onChange={({ target }) => setBanAds(target.checked)} />
          }
        />
      )}
    </ActionDialog>
  )
}
