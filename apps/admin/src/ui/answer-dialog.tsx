import TextField from "@mui/material/TextField"
import { actionLimits } from "@wara/domain/staff/field-limits"
import { useState } from "react"
import { postAction } from "../wire/call-api.ts"
import { ActionDialog, useAction } from "./action-dialog.tsx"

/** What a dialog says and sends; a refusal also asks for a reason. */
export type Answer = {
  title: string
  lead: string
  /** Address of the call, below the api. */
  call: string
  /** Said when it has been done. */
  done: string
  reason: { label: string; help: string } | null
}

/** Approves what a user asked for, or refuses it with a reason that they read. */
export function AnswerDialog(props: { answer: Answer; onClose: () => void }) {
  const { onClose } = props
  const { call, done, lead, reason: asked, title } = props.answer
  const [reason, setReason] = useState("")
  const { isBusy, run } = useAction()

  async function confirm() {
    const data = asked === null ? {} : { reason: reason.trim() }
    if (await run(() => postAction(call, data), done)) onClose()
  }

  return (
    <ActionDialog
      title={title}
      lead={lead}
      isBusy={isBusy}
      isDangerous={asked !== null}
      onConfirm={confirm}
      onClose={onClose}
    >
      {asked && (
        <TextField
          fullWidth
          required
          autoFocus
          multiline
          label={asked.label}
          helperText={asked.help}
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
