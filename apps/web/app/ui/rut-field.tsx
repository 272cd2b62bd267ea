import { formatRut, formatRutTyped } from "@wara/domain/accounts/rut"
import type { ComponentProps, FormEvent } from "react"
import { TextField } from "./text-field.tsx"

/** Adds dots and hyphen, unless the caret is in the middle of the text. */
function tidyWhileTyping({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  if (input.selectionStart === input.value.length) input.value = formatRutTyped(input.value)
}

/** A RUT field that formats its value while typing. */
export function RutField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...props}
      tidy={formatRut}
      onInput={tidyWhileTyping}
    />
  )
}
