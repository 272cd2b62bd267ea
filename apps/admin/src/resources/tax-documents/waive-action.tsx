import Button from "@mui/material/Button"
import TextField from "@mui/material/TextField"
import { waiveTaxDocumentSchema } from "@wara/domain/orders/tax-document-schema"
import { actionLimits } from "@wara/domain/staff/field-limits"
import { useState } from "react"
import { ActionDialog, useAction } from "../../ui/action-dialog.tsx"
import { postAction } from "../../wire/call-api.ts"
import { taxDocumentPageTexts as texts } from "./tax-document-page-texts.ts"

/** Removes a document from the queue, with the reason. */
export function WaiveAction({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState("")
  const [mistake, setMistake] = useState<string | undefined>()
  const { isBusy, run } = useAction()

  async function confirm() {
    const read = waiveTaxDocumentSchema.safeParse({ reason })
    setMistake(read.error?.issues[0]?.message)
    if (!read.success) return
    const work = () => postAction(`admin/tax-documents/${id}/waive`, read.data)
    if (await run(work, texts.waived)) setOpen(false)
  }

  return (
    <>
      <Button color="inherit" onClick={() => setOpen(true)}>
        {texts.waive}
      </Button>
      {isOpen && (
        <ActionDialog
          title={texts.waive}
          lead={texts.waiveLead}
          isBusy={isBusy}
          onConfirm={confirm}
          onClose={() => setOpen(false)}
        >
          <TextField
            fullWidth
            required
            label={texts.waiveReason}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            error={mistake !== undefined}
            helperText={mistake}
            slotProps={{ htmlInput: { maxLength: actionLimits.orderReason.max } }}
          />
        </ActionDialog>
      )}
    </>
  )
}
