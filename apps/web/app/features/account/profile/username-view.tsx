import { usernameProblemTexts } from "@wara/domain/accounts/account-texts"
import { type UsernameProblem, usernameProblem } from "@wara/domain/accounts/username"
import { formatLongDate } from "@wara/domain/site/chilean-dates"
import { paths } from "@wara/domain/site/paths"
import CircleCheck from "lucide-react/icons/circle-check"
import CircleX from "lucide-react/icons/circle-x"
import { type ComponentProps, useEffect, useState } from "react"
import { Form } from "react-router"
import { getJson } from "../../../browser/http/get-json.ts"
import { type FormResult, useForm } from "../../../forms/use-form.ts"
import { FormFailure } from "../../../ui/form-failure.tsx"
import { Notice } from "../../../ui/notice.tsx"
import { SubmitButton } from "../../../ui/submit-button.tsx"
import { TextField } from "../../../ui/text-field.tsx"
import { PageHead, Panel } from "../frame/page-parts.tsx"
import { ProLink } from "./pro-link.tsx"
import { usernameTexts } from "./texts.ts"

/** Debounce of the availability check, in milliseconds. */
const debounceMs = 400

/** Availability of a username, with a text; `none` when it was not checked. */
type Availability = { state: "none" | "checking" | "free" | "taken"; text: string }

type Answer = { available: boolean; problem: UsernameProblem | null }

function isAnswer(answer: unknown): answer is Answer {
  return typeof answer === "object" && answer !== null && "available" in answer
}

const nothing: Availability = { state: "none", text: "" }

function readAnswer(name: string, { available, problem }: Answer): Availability {
  if (available) return { state: "free", text: usernameTexts.available(name) }
  return { state: "taken", text: usernameProblemTexts[problem ?? "taken"] }
}

/**
 * Checks whether a username is available while it is typed. The server checks it again on submit.
 */
function useAvailability(name: string, current: string): Availability {
  const [known, setKnown] = useState<{ name: string } & Availability>({ name: "", ...nothing })
  const problem = usernameProblem(name)
  const isAsked = name !== "" && name !== current && problem === null
  useEffect(() => {
    if (!isAsked) return
    const controller = new AbortController()
    const ask = async () => {
      const { signal } = controller
      const query = { username: name }
      // Without an answer the form still works; no availability is shown.
      const answer = await getJson(paths.usernameAvailability, { query, signal }).catch(() => null)
      if (!signal.aborted)
        setKnown({ name, ...(isAnswer(answer) ? readAnswer(name, answer) : nothing) })
    }
    const timer = setTimeout(() => void ask(), debounceMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [name, isAsked])
  if (name === "" || name === current) return nothing
  if (problem !== null) {
    // Two letters are not reported as an error while the user is still typing.
    const isStarting = problem === "pattern" && /^[a-z0-9._-]{1,2}$/.test(name)
    return isStarting ? nothing : { state: "taken", text: usernameProblemTexts[problem] }
  }
  return known.name === name ? known : { state: "checking", text: usernameTexts.checking }
}

const colours: Record<Availability["state"], string> = {
  none: "",
  checking: "text-ink-soft",
  free: "text-ok",
  taken: "text-bad",
}

/** The availability of a username, announced as it changes. */
function AvailabilityResult({ state, text }: Availability) {
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

export const usernameFields = ["username"] as const

/** Form that changes the username; shows its URL and availability while typing. */
function UsernameForm(props: {
  current: string
  isPro: boolean
  host: string
  result: FormResult<"username"> | undefined
}) {
  const { form, field, isSending } = useForm(usernameFields, props.result)
  const [typed, setTyped] = useState("")
  const name = typed.trim().toLowerCase()
  const availability = useAvailability(name, props.current)
  const isAnnounced =
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
        {isAnnounced ? null : <AvailabilityResult {...availability} />}
      </div>
      <UsernameAddress host={props.host} username={name || props.current} isPro={props.isPro} />
      <p className="max-w-text text-ink-soft text-sm">{usernameTexts.rule}</p>
      <SubmitButton isSending={isSending} sending={usernameTexts.saving} className="self-start">
        {usernameTexts.save}
      </SubmitButton>
    </Form>
  )
}

/** Changes the username, or shows when it may be changed again. */
export function UsernameView(
  props: ComponentProps<typeof UsernameForm> & { changeAt: string | null },
) {
  const { changeAt, ...form } = props
  return (
    <>
      <PageHead title={usernameTexts.title} lead={usernameTexts.lead} />
      <Panel title={`@${props.current}`}>
        {changeAt === null ? (
          <UsernameForm key={props.current} {...form} />
        ) : (
          <>
            <UsernameAddress host={props.host} username={props.current} isPro={props.isPro} />
            <Notice kind="info" title={usernameTexts.waitTitle(formatLongDate(new Date(changeAt)))}>
              <p className="text-sm">{usernameTexts.waitText}</p>
            </Notice>
          </>
        )}
      </Panel>
    </>
  )
}

/** The URL of a username. Only professionals have a page there. */
function UsernameAddress(props: { host: string; username: string; isPro: boolean }) {
  const { addressPro, addressPlain, plainNote } = usernameTexts
  return (
    <div className="rounded-control bg-sunken px-4 py-3">
      <p className="text-ink-soft text-sm">{props.isPro ? addressPro : addressPlain}</p>
      <p className="wrap-anywhere">
        <span className="text-ink-soft">{props.host}/</span>
        <span className="font-semibold">{props.username}</span>
      </p>
      {props.isPro ? null : (
        <p className="mt-1 text-ink-soft text-sm">
          {plainNote} <ProLink />
        </p>
      )}
    </div>
  )
}
