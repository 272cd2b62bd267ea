import { type AbuseSubject, abuseReasons, isReasonFor } from "@wara/domain/abuse/abuse-report"
import { abuseReasonTexts } from "@wara/domain/abuse/abuse-texts"
import { adPath, slugPath } from "@wara/domain/site/paths"
import { Form, Link } from "react-router"
import { type FormResult, useForm } from "../../forms/use-form.ts"
import { BotCheck } from "../../integrations/bot-check/bot-check.tsx"
import { FormFailure } from "../../ui/form-failure.tsx"
import { RadioCards } from "../../ui/radio-cards.tsx"
import { SubmitButton } from "../../ui/submit-button.tsx"
import { TextArea, TextField } from "../../ui/text-field.tsx"
import { reportTexts as texts } from "./texts.ts"

export const reportFields = ["subject", "key", "reason", "message", "email"] as const

type Result = FormResult<(typeof reportFields)[number]>

/** The form that reports an ad, by its slug, or a seller, by the username. */
export function ReportForm(props: {
  subject: AbuseSubject
  about: string
  name: string
  result: Result | undefined
}) {
  const { about, name, result, subject } = props
  const { field, form, isSending } = useForm(reportFields, result)
  const isAd = subject === "ad"
  const options = abuseReasons
    .filter((reason) => isReasonFor(subject, reason))
    .map((value) => ({ value, label: abuseReasonTexts[value] }))
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{isAd ? texts.adTitle : texts.sellerTitle}</h1>
      <p className="mt-2 max-w-text text-ink-soft text-lg">{texts.lead}</p>
      <p className="mt-4 mb-6 max-w-text wrap-anywhere">
        {texts.about(name)} ·{" "}
        <Link to={isAd ? adPath(about) : slugPath(about)} className="text-sky underline">
          {isAd ? texts.seeAd : texts.seeSeller}
        </Link>
      </p>
      <Form {...form} className="flex max-w-text flex-col gap-5">
        <FormFailure>{result?.failure}</FormFailure>
        <input type="hidden" name="subject" value={subject} />
        <input type="hidden" name="key" value={about} />
        <RadioCards label={texts.reason} options={options} {...field("reason")} />
        <TextArea
          label={texts.message}
          hint={texts.messageHint}
          rows={5}
          required
          {...field("message")}
        />
        <TextField
          label={texts.email}
          hint={texts.emailHint}
          type="email"
          autoComplete="email"
          {...field("email")}
        />
        <div aria-hidden className="visually-hidden">
          <label>
            {texts.trap}
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <SubmitButton isSending={isSending} sending={texts.sending} className="self-start">
          {texts.submit}
        </SubmitButton>
        <BotCheck action="report" />
      </Form>
    </>
  )
}
