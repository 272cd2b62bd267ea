import { useEffect, useRef } from "react"
import { Form, useNavigation } from "react-router"
import { TextArea, TextField } from "../../ui/text-field.tsx"
import { contactFormTexts } from "./contact-form-texts.ts"
import { type ContactResult, contactFields } from "./contact-result.ts"

/** The contact form; what was typed stays, and the first mistake is where one goes on. */
export function ContactForm({ result }: { result: ContactResult | undefined }) {
  const form = useRef<HTMLFormElement>(null)
  const isSending = useNavigation().formMethod === "POST"
  const firstWrong = contactFields.find((name) => result?.errors[name] !== undefined)
  useEffect(() => {
    if (result === undefined) return
    form.current?.querySelector<HTMLElement>("[aria-invalid], [role=alert]")?.focus()
  }, [result])
  const field = (name: (typeof contactFields)[number]) => ({
    name,
    defaultValue: result?.values[name] ?? "",
    error: result?.errors[name],
    autoFocus: name === firstWrong,
  })
  return (
    <Form ref={form} method="post" noValidate className="flex max-w-text flex-col gap-5">
      {result?.failure ? (
        <p role="alert" tabIndex={-1} className="rounded-control bg-bad-tint px-4 py-3 text-bad">
          {result.failure}
        </p>
      ) : null}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={contactFormTexts.name} autoComplete="name" required {...field("name")} />
        <TextField
          label={contactFormTexts.email}
          type="email"
          autoComplete="email"
          required
          {...field("email")}
        />
        <TextField
          label={contactFormTexts.company}
          autoComplete="organization"
          {...field("company")}
        />
        <TextField
          label={contactFormTexts.phone}
          type="tel"
          autoComplete="tel"
          {...field("phone")}
        />
      </div>
      <TextArea
        label={contactFormTexts.message}
        hint={contactFormTexts.messageHint}
        rows={7}
        required
        {...field("message")}
      />
      <div aria-hidden className="visually-hidden">
        <label>
          {contactFormTexts.trap}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <button
        type="submit"
        aria-disabled={isSending}
        className="button button-primary self-start px-7"
      >
        {isSending ? contactFormTexts.sending : contactFormTexts.submit}
      </button>
    </Form>
  )
}
