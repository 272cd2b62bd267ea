import { suggestEmail } from "@wara/domain/accounts/email-suggestion"
import { type ComponentProps, useRef, useState } from "react"
import { TextField } from "./text-field.tsx"
import { emailSuggestionTexts as texts } from "./texts.ts"

/** Hidden field with the address that the user was already asked about. */
export const checkedEmailField = "checked_email"

/** Field with which a form without JavaScript accepts the suggested address. */
export const acceptedEmailField = "accepted_email"

/**
 * An e-mail field with a question when the domain looks mistyped: on blur with JavaScript, in the
 * server's response without. It asks about each address only once, so the user may keep it.
 */
export function EmailField(
  props: Omit<ComponentProps<typeof TextField>, "defaultValue"> & {
    name: string
    defaultValue?: string
    onEmail?: (email: string) => void
  },
) {
  const { defaultValue = "", error, onEmail, ...field } = props
  const frame = useRef<HTMLDivElement>(null)
  // An address that the server asked about comes back with its question.
  const asked = suggestEmail(defaultValue)
  const isAsked = asked !== null && error === texts.ask(asked)
  const [suggested, setSuggested] = useState(isAsked ? asked : null)
  const [checked, setChecked] = useState(isAsked ? defaultValue : "")

  const shownError = isAsked ? undefined : error

  const input = () => frame.current?.querySelector<HTMLInputElement>("input[type=email]")
  function accept(email: string) {
    const element = input()
    if (!element) return
    element.value = email
    element.focus()
    setSuggested(null)
    onEmail?.(email)
  }
  function confirmTyped() {
    setChecked(input()?.value.trim() ?? "")
    setSuggested(null)
    input()?.focus()
  }
  return (
    <div ref={frame} className="flex flex-col gap-2">
      <input type="hidden" name={checkedEmailField} value={checked} />
      <TextField
        type="email"
        autoComplete="email"
        {...field}
        defaultValue={defaultValue}
        error={suggested === null ? shownError : texts.ask(suggested)}
        onChange={({ target }) => {
          setSuggested(null)
          onEmail?.(target.value)
        }}
        onBlur={({ target }) => {
          const email = target.value.trim()
          if (email !== checked) setSuggested(suggestEmail(email))
        }}
      />
      {suggested === null ? null : (
        <div className="flex flex-wrap gap-x-5 text-sm">
          <button
            type="submit"
            name={acceptedEmailField}
            value={suggested}
            className="wrap-anywhere min-h-11 text-left font-medium text-sky underline"
            onClick={(event) => {
              event.preventDefault()
              accept(suggested)
            }}
          >
            {texts.accept(suggested)}
          </button>
          <button
            type="button"
            className="min-h-11 text-left text-sky underline"
            onClick={confirmTyped}
          >
            {texts.keepTyped}
          </button>
        </div>
      )}
    </div>
  )
}
