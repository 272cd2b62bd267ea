import TextField from "@mui/material/TextField"
import type { Ref } from "react"
import { sessionTexts } from "./session-texts.ts"

/** The field for an authenticator's code or a recovery code. */
export function CodeField({ fieldRef }: { fieldRef: Ref<HTMLInputElement> }) {
  return (
    <TextField
      fullWidth
      autoFocus
      label={sessionTexts.code}
      helperText={sessionTexts.codeHelp}
      name="code"
      autoComplete="one-time-code"
      inputRef={fieldRef}
      slotProps={{ htmlInput: { maxLength: 20, autoCapitalize: "none", spellCheck: false } }}
    />
  )
}
