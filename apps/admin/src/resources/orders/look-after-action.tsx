import Alert from "@mui/material/Alert"
import Button from "@mui/material/Button"
import TextField from "@mui/material/TextField"
import type { StaffOrder } from "@wara/contract/admin"
import { actionLimits } from "@wara/domain/staff/field-limits"
import { useState } from "react"
import { usePermissions } from "react-admin"
import { ActionDialog, useAction } from "../../ui/action-dialog.tsx"
import { postAction } from "../../wire/call-api.ts"
import { orderPageTexts } from "./order-page-texts.ts"

/** Why an order needs attention, and the button that marks it as handled. */
export function LookAfterAction({ order }: { order: StaffOrder }) {
  const { permissions: role } = usePermissions()
  const [isOpen, setOpen] = useState(false)
  const [note, setNote] = useState("")
  const { isBusy, run } = useAction()
  if (!order.attention) return null
  async function confirm() {
    if (note.trim().length < actionLimits.reason.min) return
    const work = () => postAction(`admin/orders/${order.id}/look-after`, { note: note.trim() })
    if (await run(work, orderPageTexts.lookedAfter)) setOpen(false)
  }
  return (
    <Alert
      severity="warning"
      sx={{ gridColumn: "1 / -1" }}
      action={
        role === "operator" && (
          <Button color="inherit" size="small" onClick={() => setOpen(true)}>
            {orderPageTexts.lookAfter}
          </Button>
        )
      }
    >
      {order.attention}
      {isOpen && (
        <ActionDialog
          title={orderPageTexts.lookAfter}
          lead={orderPageTexts.lookAfterLead}
          isBusy={isBusy}
          onConfirm={confirm}
          onClose={() => setOpen(false)}
        >
          <TextField
            fullWidth
            required
            label={orderPageTexts.lookAfterNote}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            slotProps={{
              htmlInput: { minLength: actionLimits.reason.min, maxLength: actionLimits.reason.max },
            }}
          />
        </ActionDialog>
      )}
    </Alert>
  )
}
