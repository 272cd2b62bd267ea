import { formatRut, formatRutTyped } from "@wara/domain/accounts/rut"
import type { ComponentProps, FormEvent } from "react"
import { TextField } from "./text-field.tsx"

/** Puts points and hyphen where they belong, as long as one is not writing in the middle. */
function tidyWhileTyping({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  if (input.selectionStart === input.value.length) input.value = formatRutTyped(input.value)
}

/** A RUT, written out while it is typed. */
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
