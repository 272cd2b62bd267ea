import Alert from "@mui/material/Alert"
import TextField from "@mui/material/TextField"
import { useEffect, useRef, useState } from "react"
import { z } from "zod"
import { ActionDialog } from "../ui/action-dialog.tsx"
import { callApi } from "../wire/call-api.ts"
import { askForConfirmation } from "../wire/confirmation.ts"
import { PanelError } from "../wire/query-client.ts"
import { CodeField } from "./code-field.tsx"
import { sessionTexts } from "./session-texts.ts"

/** Asks for the password, and the code if the account has one, whenever a call requires it. */
export function ConfirmationDialog() {
  const [answer, setAnswer] = useState<((isConfirmed: boolean) => void) | null>(null)
  useEffect(() => askForConfirmation(() => new Promise((resolve) => setAnswer(() => resolve))), [])
  if (answer === null) return null
  const end = (isConfirmed: boolean) => {
    setAnswer(null)
    answer(isConfirmed)
  }
  return <Question onEnd={end} />
}

function Question({ onEnd }: { onEnd: (isConfirmed: boolean) => void }) {
  const password = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)
  const [wantsCode, setWantsCode] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function confirm() {
    const typed = code.current?.value.trim()
    const body = { password: password.current?.value, ...(typed ? { code: typed } : {}) }
    setBusy(true)
    try {
      await callApi("admin/session/confirmation", z.unknown(), { method: "POST", body })
      onEnd(true)
    } catch (error) {
      if (!(error instanceof PanelError)) throw error
      const isFirst = error.code === "SecondFactorError" && !wantsCode
      if (error.code === "SecondFactorError") setWantsCode(true)
      setFailure(isFirst ? null : confirmationFailure(error))
      setBusy(false)
    }
  }

  return (
    <ActionDialog
      title={sessionTexts.confirm}
      lead={sessionTexts.confirmLead}
      isBusy={isBusy}
      onConfirm={confirm}
      onClose={() => onEnd(false)}
    >
      <div role="alert">{failure && <Alert severity="error">{failure}</Alert>}</div>
      <TextField
        fullWidth
        required
        autoFocus
        label={sessionTexts.password}
        type="password"
        name="password"
        autoComplete="current-password"
        inputRef={password}
      />
      {wantsCode && <CodeField fieldRef={code} />}
    </ActionDialog>
  )
}

function confirmationFailure(error: PanelError): string {
  if (error.code === "ValidationError") return sessionTexts.wrongPassword
  return error.status === 429 ? sessionTexts.tooMany : error.message
}
