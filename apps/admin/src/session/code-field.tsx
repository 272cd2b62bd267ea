import TextField from "@mui/material/TextField"
import type { Ref } from "react"
import { sessionTexts } from "./session-texts.ts"

type CodeFieldProps = {
  fieldRef: Ref<HTMLInputElement>
  /** The first code of an authenticator, when there are no recovery codes yet. */
  isFirst?: boolean
}

/** The field for an authenticator's code or a recovery code. */
export function CodeField({ fieldRef, isFirst = false }: CodeFieldProps) {
  return (
    <TextField
      fullWidth
      autoFocus
      label={sessionTexts.code}
      helperText={isFirst ? sessionTexts.firstCodeHelp : sessionTexts.codeHelp}
      name="code"
      autoComplete="one-time-code"
      inputRef={fieldRef}
      slotProps={{ htmlInput: { maxLength: 20, autoCapitalize: "none", spellCheck: false } }}
    />
  )
}
