import { useEffect, useState } from "react"
import { Form } from "react-router"
import { type FormResult, useForm } from "../../forms/use-form.ts"
import { BotCheck } from "../../integrations/bot-check/bot-check.tsx"
import { expectLead } from "../../integrations/tags/expected-event.ts"
import { setContactFormSent, useContactFormSent } from "../../overlays/interface-state.ts"
import { FormFailure } from "../../ui/form-failure.tsx"
import { SubmitButton } from "../../ui/submit-button.tsx"
import { TextArea, TextField } from "../../ui/text-field.tsx"
import { contactFormTexts } from "./texts.ts"

export const contactFields = ["name", "email", "company", "phone", "message"] as const

type ContactResult = FormResult<(typeof contactFields)[number]>

/** The contact form; typed values are kept, and the first error gets the focus. */
export function ContactForm({ result }: { result: ContactResult | undefined }) {
  const { form, field, isSending } = useForm(contactFields, result, undefined, expectLead)
  return (
    <Form {...form} className="flex max-w-text flex-col gap-5">
      <FormFailure>{result?.failure}</FormFailure>
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
          hint={contactFormTexts.phoneHint}
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
      <SubmitButton isSending={isSending} sending={contactFormTexts.sending} className="self-start">
        {contactFormTexts.submit}
      </SubmitButton>
      <BotCheck action="contact" />
    </Form>
  )
}

/** Confirms once, to users who return to the form, that their message has arrived. */
export function SentBefore() {
  const isSent = useContactFormSent()
  const [wasSent, setWasSent] = useState(false)
  useEffect(() => {
    if (!isSent) return
    setWasSent(true)
    setContactFormSent(false)
  }, [isSent])
  if (!wasSent) return null
  return (
    <p role="status" className="mb-6 max-w-text rounded-control bg-ok-tint px-4 py-3 font-medium">
      {contactFormTexts.sentBefore}
    </p>
  )
}
