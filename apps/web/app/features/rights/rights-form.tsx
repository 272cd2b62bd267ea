import { rights } from "@wara/domain/privacy/rights-request"
import { rightTexts } from "@wara/domain/privacy/rights-texts"
import { paths } from "@wara/domain/site/paths"
import { Form, Link } from "react-router"
import { RightsFields, rightsFieldNames } from "../../entities/rights/rights-fields.tsx"
import { type FormResult, useForm } from "../../forms/use-form.ts"
import { BotCheck } from "../../integrations/bot-check/bot-check.tsx"
import { FormFailure } from "../../ui/form-failure.tsx"
import { SubmitButton } from "../../ui/submit-button.tsx"
import { TextField } from "../../ui/text-field.tsx"
import { rightsPageTexts as texts } from "./texts.ts"

export const visitorRightsFields = ["name", "email", ...rightsFieldNames] as const

type Result = FormResult<(typeof visitorRightsFields)[number]>

/** The rights in plain words, and the form that needs no account. */
export function RightsPageView({ result }: { result: Result | undefined }) {
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
      <p className="mt-2 max-w-text text-ink-soft text-lg">{texts.lead}</p>
      <h2 className="mt-8 text-lg">{texts.meanings}</h2>
      <dl className="mt-3 grid max-w-text gap-x-8 gap-y-3 sm:grid-cols-2">
        {rights.map((right) => (
          <div key={right}>
            <dt className="font-semibold">{rightTexts[right].name}</dt>
            <dd className="text-ink-soft text-sm">{rightTexts[right].meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 max-w-text">
        {texts.withAccount}{" "}
        <Link to={paths.accountPrivacy} className="text-sky underline">
          {texts.toAccount}
        </Link>
      </p>
      <h2 className="mt-10 text-lg">{texts.formTitle}</h2>
      <p className="mt-1 mb-5 max-w-text text-ink-soft">{texts.formLead}</p>
      <RightsForm result={result} />
    </>
  )
}

function RightsForm({ result }: { result: Result | undefined }) {
  const { field, form, isSending } = useForm(visitorRightsFields, result)
  return (
    <Form {...form} className="flex max-w-text flex-col gap-5">
      <FormFailure>{result?.failure}</FormFailure>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={texts.name} autoComplete="name" required {...field("name")} />
        <TextField
          label={texts.email}
          hint={texts.emailHint}
          type="email"
          autoComplete="email"
          required
          {...field("email")}
        />
      </div>
      <RightsFields field={field} />
      <div aria-hidden className="visually-hidden">
        <label>
          {texts.trap}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <SubmitButton isSending={isSending} sending={texts.sending} className="self-start">
        {texts.submit}
      </SubmitButton>
      <BotCheck action="rights" />
    </Form>
  )
}
