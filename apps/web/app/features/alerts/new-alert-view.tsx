import { alertFrequencies, alertKinds, defaultAlertKinds } from "@wara/domain/alerts/alert"
import { alertConsent } from "@wara/domain/alerts/alert-texts"
import { paths } from "@wara/domain/site/paths"
import BellRing from "lucide-react/icons/bell-ring"
import { Form, Link } from "react-router"
import { type FormResult, useForm } from "../../forms/use-form.ts"
import { BotCheck } from "../../integrations/bot-check/bot-check.tsx"
import { FormFailure } from "../../ui/form-failure.tsx"
import { SubmitButton } from "../../ui/submit-button.tsx"
import { TextField } from "../../ui/text-field.tsx"
import { AlertFields, kindField } from "./alert-fields.tsx"
import { newAlertTexts as texts } from "./texts.ts"

export const newAlertFields = [
  "search",
  "email",
  "frequency",
  "kinds",
  ...alertKinds.map(kindField),
] as const

type Result = FormResult<(typeof newAlertFields)[number]>

/** A watched search: its query, its words and the list that shows it now. */
export type WatchedSearch = { query: string; name: string; listPath: string }

/** The form of an alert about a search. */
export function NewAlertView(props: {
  search: WatchedSearch
  result: Result | undefined
  email: string
}) {
  const { email, result, search } = props
  const { field, form, isSending } = useForm(newAlertFields, result)
  const typed = alertKinds.filter((kind) => result?.values[kindField(kind)] === "on")
  const isTyped = result !== undefined && result.values.frequency !== ""
  const frequency = alertFrequencies.find((known) => known === result?.values.frequency)
  const address = field("email")
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
      <p className="max-w-text text-ink-soft text-lg">{texts.lead}</p>
      <SearchLine search={search} />
      <Form {...form} className="flex max-w-text flex-col gap-5">
        <FormFailure>{result?.failure ?? result?.errors.search}</FormFailure>
        <input type="hidden" name="search" value={search.query} />
        <TextField
          label={texts.email}
          type="email"
          autoComplete="email"
          required
          {...address}
          defaultValue={address.defaultValue || email}
        />
        <AlertFields
          kinds={isTyped ? typed : defaultAlertKinds}
          frequency={frequency ?? "instant"}
          error={result?.errors.kinds}
        />
        <div aria-hidden className="visually-hidden">
          <label>
            {texts.trap}
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <p className="text-ink-soft text-sm">{alertConsent.text}</p>
        <SubmitButton isSending={isSending} sending={texts.sending} className="self-start">
          {texts.submit}
        </SubmitButton>
        <BotCheck action="alert" />
      </Form>
    </>
  )
}

function SearchLine({ search }: { search: WatchedSearch }) {
  return (
    <p className="max-w-text rounded-card border border-line bg-surface px-4 py-3 wrap-anywhere">
      <span className="text-ink-soft">{texts.searchLabel}: </span>
      <Link to={search.listPath} className="font-semibold text-sky hover:underline">
        {search.name}
      </Link>
    </p>
  )
}

/** After the form: what happens next. The same for every address, except the caller's own. */
export function AlertAsked(props: { search: WatchedSearch; isActive: boolean }) {
  const { isActive, search } = props
  return (
    <div className="flex max-w-text flex-col items-start gap-4">
      <BellRing aria-hidden className="size-8 text-copper" strokeWidth={1.5} />
      <h1 className="text-2xl md:text-3xl">{isActive ? texts.activeTitle : texts.sentTitle}</h1>
      <div role="status" className="flex flex-col gap-2">
        <p>{isActive ? texts.activeText : texts.sentText}</p>
        {isActive ? null : <p className="text-ink-soft text-sm">{texts.sentHint}</p>}
      </div>
      <SearchLine search={search} />
      <p className="flex flex-wrap gap-x-6">
        <Link to={search.listPath} className="inline-flex min-h-11 items-center text-sky underline">
          {texts.back}
        </Link>
        {isActive ? (
          <Link
            to={paths.accountAlerts}
            className="inline-flex min-h-11 items-center text-sky underline"
          >
            {texts.toOwn}
          </Link>
        ) : null}
      </p>
    </div>
  )
}

/** Without a search there is nothing to watch. */
export function NoSearch() {
  return (
    <div className="flex max-w-text flex-col items-start gap-4">
      <h1 className="text-2xl md:text-3xl">{texts.noSearchTitle}</h1>
      <p>{texts.noSearchText}</p>
      <Link to={paths.ads} className="button button-primary">
        {texts.toAds}
      </Link>
    </div>
  )
}
