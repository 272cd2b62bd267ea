import Checkbox from "@mui/material/Checkbox"
import FormControlLabel from "@mui/material/FormControlLabel"
import MenuItem from "@mui/material/MenuItem"
import TextField from "@mui/material/TextField"
import type { StaffUser } from "@wara/contract/admin"
import { type CreditKind, creditKinds, maxGift } from "@wara/domain/credits/credit"
import { creditKindTexts } from "@wara/domain/credits/credit-texts"
import { actionLimits } from "@wara/domain/staff/field-limits"
import { useState } from "react"
import { ActionDialog, useAction } from "../../ui/action-dialog.tsx"
import { postAction } from "../../wire/call-api.ts"
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
        slotProps={{
          htmlInput: { minLength: actionLimits.reason.min, maxLength: actionLimits.reason.max },
        }}
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

/** Grants credits; the idempotency key makes a double click grant them once. */
export function GiftDialog({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const [key] = useState(() => crypto.randomUUID())
  const [kind, setKind] = useState<CreditKind>("publication")
  const [count, setCount] = useState("1")
  const [note, setNote] = useState("")
  const { isBusy, run } = useAction()

  async function confirm() {
    const data = { key, kind, count: Number(count), note: note.trim() }
    const work = () => postAction(`admin/users/${user.id}/gift`, data)
    if (await run(work, userPageTexts.gifted)) onClose()
  }

  return (
    <ActionDialog
      title={userPageTexts.gift}
      lead={userPageTexts.giftLead}
      isBusy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextField
        select
        fullWidth
        label={userPageTexts.giftKind}
        value={kind}
        onChange={({ target }) => {
          const chosen = creditKinds.find((one) => one === target.value)
          if (chosen) setKind(chosen)
        }}
      >
        {creditKinds.map((one) => (
          <MenuItem key={one} value={one}>
            {creditKindTexts[one]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        fullWidth
        required
        autoFocus
        type="number"
        label={userPageTexts.giftCount}
        value={count}
        onChange={({ target }) => setCount(target.value)}
        slotProps={{ htmlInput: { min: 1, max: maxGift, step: 1 } }}
      />
      <TextField
        fullWidth
        label={userPageTexts.giftNote}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: actionLimits.giftNote.max } }}
      />
    </ActionDialog>
  )
}
