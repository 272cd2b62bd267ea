import { CircleCheck, CircleX } from "lucide-react"
import { useState } from "react"
import { Form } from "react-router"
import type { FormResult } from "../../../forms/form-result.ts"
import { useForm } from "../../../forms/use-form.ts"
import { FormFailure } from "../../../ui/form-failure.tsx"
import { SubmitButton } from "../../../ui/submit-button.tsx"
import { TextField } from "../../../ui/text-field.tsx"
import { type Availability, useAvailability } from "./use-availability.ts"
import { UsernameAddress } from "./username-address.tsx"
import { usernameFields } from "./username-fields.ts"
import { usernameTexts } from "./username-texts.ts"

const colours: Record<Availability["state"], string> = {
  none: "",
  checking: "text-ink-soft",
  free: "text-ok",
  taken: "text-bad",
}

function Result({ state, text }: Availability) {
  const Icon = state === "free" ? CircleCheck : CircleX
  return (
    <output
      aria-live="polite"
      className={`flex min-h-6 items-center gap-2 text-sm ${colours[state]}`}
    >
      {state === "free" || state === "taken" ? (
        <Icon aria-hidden className="size-4 shrink-0" />
      ) : null}
      {text}
    </output>
  )
}

/** Choosing another username: the address it makes and whether it can be had show while typing. */
export function UsernameForm(props: {
  current: string
  isPro: boolean
  host: string
  result: FormResult<"username"> | undefined
}) {
  const { form, field, isSending } = useForm(usernameFields, props.result)
  const [typed, setTyped] = useState("")
  const name = typed.trim().toLowerCase()
  const availability = useAvailability(name, props.current)
  const isTold =
    props.result?.errors.username !== undefined && typed === props.result.values.username
  return (
    <Form {...form} className="flex flex-col gap-4">
      <FormFailure>{props.result?.failure}</FormFailure>
      <div className="flex flex-col gap-2 sm:max-w-96">
        <TextField
          label={usernameTexts.label}
          hint={usernameTexts.hint}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          {...field("username")}
          onChange={(event) => setTyped(event.target.value)}
        />
        {isTold ? null : <Result {...availability} />}
      </div>
      <UsernameAddress host={props.host} username={name || props.current} isPro={props.isPro} />
      <p className="max-w-text text-ink-soft text-sm">{usernameTexts.rule}</p>
      <SubmitButton isSending={isSending} sending={usernameTexts.saving} className="self-start">
        {usernameTexts.save}
      </SubmitButton>
    </Form>
  )
}
