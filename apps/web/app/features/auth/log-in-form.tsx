import type { SocialProvider } from "@wara/domain/accounts/social-log-in"
import { paths } from "@wara/domain/site/paths"
import { registerPath, returnKey } from "@wara/domain/site/return-path"
import type { ReactNode } from "react"
import { Link, useFetcher } from "react-router"
import { type FormResult, useForm } from "../../forms/use-form.ts"
import { BotCheck } from "../../integrations/bot-check/bot-check.tsx"
import { expectEntry } from "../../integrations/tags/expected-event.ts"
import { FormFailure } from "../../ui/form-failure.tsx"
import { PasswordField } from "../../ui/password-field.tsx"
import { SubmitButton } from "../../ui/submit-button.tsx"
import { TextField } from "../../ui/text-field.tsx"
import { SocialButtons } from "./social-buttons.tsx"
import { logInTexts, socialTexts } from "./texts.ts"

/** Fields of the log-in, in their order; the last one contains the return path. */
export const logInFields = ["identifier", "password", returnKey] as const

export type LogInField = (typeof logInFields)[number]

export type LogInResult = FormResult<LogInField> & {
  /** Whether the next attempt needs a bot check token: this or an earlier attempt failed. */
  wantsToken?: boolean
}

/**
 * Log-in form for the log-in page and the lightbox; errors appear in the form. `result` is the
 * response for a browser without JavaScript.
 */
export function LogInForm(props: {
  providers: SocialProvider[]
  returnTo: string | null
  result?: LogInResult | undefined
  /** What to know before the first attempt; its answer replaces it. */
  notice?: ReactNode
  /** Whether the user stays on the page at the same scroll position, as from a lightbox. */
  staysHere?: boolean
}) {
  const fetcher = useFetcher<LogInResult>()
  const result = fetcher.data ?? props.result
  const { form, field, isSending } = useForm(logInFields, result, fetcher, () =>
    expectEntry("email"),
  )
  const returnTo = props.returnTo ?? (result?.values[returnKey] || null)
  return (
    <div className="flex flex-col gap-6">
      {result?.failure ? null : props.notice}
      <SocialButtons providers={props.providers} returnTo={returnTo} or={socialTexts.orLogIn} />
      <fetcher.Form
        {...form}
        action={paths.login}
        preventScrollReset={props.staysHere ?? false}
        className="flex flex-col gap-5"
      >
        <FormFailure>{result?.failure ? <LogInFailure text={result.failure} /> : null}</FormFailure>
        {returnTo === null ? null : <input type="hidden" name={returnKey} value={returnTo} />}
        <TextField
          label={logInTexts.identifier}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          {...field("identifier")}
        />
        <PasswordField
          label={logInTexts.password}
          autoComplete="current-password"
          required
          {...field("password")}
        />
        <Link
          to={paths.forgotPassword}
          className="-my-2 flex min-h-11 items-center self-start text-sky text-sm hover:underline"
        >
          {logInTexts.forgot}
        </Link>
        <SubmitButton isSending={isSending} sending={logInTexts.sending}>
          {logInTexts.submit}
        </SubmitButton>
        {result?.wantsToken ? <BotCheck action="login" /> : null}
      </fetcher.Form>
      <p className="text-ink-soft">
        {logInTexts.noAccount}{" "}
        <Link to={registerPath(returnTo)} className="font-medium text-sky underline">
          {logInTexts.register}
        </Link>
      </p>
    </div>
  )
}

/** Why the log-in failed; with a contact link when the account is blocked. */
export function LogInFailure({ text }: { text: string }) {
  if (!text.startsWith(logInTexts.blocked)) return text
  return (
    <>
      {text}{" "}
      <Link to={paths.contact} className="underline">
        {logInTexts.contact}
      </Link>
    </>
  )
}

/** Log-in error of a blocked account, with the team's reason, if any. */
export function blockedText(details: readonly { message: string }[] = []): string {
  const [given] = details
  return given === undefined ? logInTexts.blocked : logInTexts.blockedBecause(given.message)
}
