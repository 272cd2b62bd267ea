import { formatLongDate } from "@wara/domain/site/chilean-dates"
import { type ComponentProps, useState } from "react"
import { Form } from "react-router"
import { type FormResult, useForm } from "../../../forms/use-form.ts"
import { FormFailure } from "../../../ui/form-failure.tsx"
import { Notice } from "../../../ui/notice.tsx"
import { SubmitButton } from "../../../ui/submit-button.tsx"
import { TextField } from "../../../ui/text-field.tsx"
import { PageHead, Panel } from "../frame/page-parts.tsx"
import { ProLink } from "./pro-link.tsx"
import { usernameTexts } from "./texts.ts"
import { AvailabilityResult, useAvailability } from "./username-availability.tsx"

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
