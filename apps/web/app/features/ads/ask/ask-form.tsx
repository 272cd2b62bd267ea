import type { Ad } from "@wara/contract/ad"
import { printedCodeFragment, type QuestionSource } from "@wara/domain/figures/ad-signal"
import { askChips, askSentences } from "@wara/domain/leads/ask-texts"
import { type LeadAsk, leadAsks, leadLimits } from "@wara/domain/leads/lead"
import { toggleAsk } from "@wara/domain/leads/lead-message"
import { askSellerPath, paths } from "@wara/domain/site/paths"
import CircleCheck from "lucide-react/icons/circle-check"
import { useEffect, useRef, useState } from "react"
import { Link, useFetcher, useLocation } from "react-router"
import { useForm } from "../../../forms/use-form.ts"
import { BotCheck } from "../../../integrations/bot-check/bot-check.tsx"
import { generateLead } from "../../../integrations/tags/ad-events.ts"
import { track } from "../../../integrations/tags/track.ts"
import { FormFailure } from "../../../ui/form-failure.tsx"
import { SubmitButton } from "../../../ui/submit-button.tsx"
import { TextArea, TextField } from "../../../ui/text-field.tsx"
import { type AskResult, askFields, asksField, sourceField } from "./ask-fields.ts"
import { rememberAsker, useKnownAsker } from "./known-asker.ts"
import { askTexts } from "./texts.ts"

/**
 * The form of a question to the seller. Chips write their sentences into the message. Users only
 * write the message; visitors also say who they are, as they did the last time in this browser.
 */
export function AskForm(props: {
  ad: Pick<Ad, "id" | "slug" | "name">
  viewer: object | null
  siteName: string
  /** The chip that opened the form. */
  first?: LeadAsk | undefined
  takesFocus?: boolean
  /** The result of a form posted without JavaScript. */
  result?: AskResult | undefined
}) {
  const { ad, first, siteName, takesFocus = false, viewer } = props
  const fetcher = useFetcher<AskResult>()
  const result = fetcher.data ?? props.result
  const { field, form, isSending } = useForm(askFields, result, fetcher)
  const known = useKnownAsker()
  const source = usePageSource()
  const start = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const area = takesFocus ? start.current?.querySelector("textarea") : null
    area?.focus()
    // People go on writing after the sentence of the chip.
    area?.setSelectionRange(area.value.length, area.value.length)
  }, [takesFocus])
  const sent = result?.sent ?? null
  useEffect(() => {
    if (sent === null) return
    start.current?.focus()
    track(generateLead("ad_form", ad))
  }, [sent, ad])
  if (sent !== null)
    return <Sent ref={start} waits={sent.awaits_confirmation} isUser={viewer !== null} />
  return (
    <div ref={start}>
      <fetcher.Form
        {...form}
        action={askSellerPath(ad.slug)}
        onSubmit={(event) => {
          form.onSubmit(event)
          if (viewer === null) rememberAsker(new FormData(event.currentTarget))
        }}
        className="flex flex-col gap-4"
      >
        <FormFailure>{result?.failure}</FormFailure>
        <Question first={first} field={field("message")} />
        {viewer === null ? (
          <div key={known.name + known.email} className="flex flex-col gap-4">
            <TextField
              label={askTexts.name}
              autoComplete="name"
              required
              maxLength={leadLimits.name}
              {...filled(field("name"), known.name)}
            />
            <TextField
              label={askTexts.email}
              type="email"
              autoComplete="email"
              required
              {...filled(field("email"), known.email)}
            />
            <TextField
              label={askTexts.phone}
              hint={askTexts.phoneHint}
              type="tel"
              autoComplete="tel"
              {...filled(field("phone"), known.phone)}
            />
          </div>
        ) : null}
        <input type="hidden" name={sourceField} value={source} />
        <div aria-hidden className="visually-hidden">
          <label>
            {askTexts.trap}
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <SubmitButton isSending={isSending} sending={askTexts.sending} className="w-full px-2">
          {askTexts.send}
        </SubmitButton>
        <p className="text-sm text-ink-soft">
          {askTexts.privacy(siteName)} {viewer === null ? null : askTexts.account}
        </p>
        <BotCheck action="lead" />
      </fetcher.Form>
    </div>
  )
}

/** Whether the page was opened from a printed code, which only its fragment says. */
function usePageSource(): QuestionSource {
  const { hash } = useLocation()
  return hash === `#${printedCodeFragment}` ? "qr" : "ad"
}

type Given = ReturnType<ReturnType<typeof useForm>["field"]>

const filled = (given: Given, known: string): Given => ({
  ...given,
  defaultValue: given.defaultValue || known,
})

/** The chips and the message; without JavaScript the server writes the sentences. */
function Question({ field, first }: { first: LeadAsk | undefined; field: Given }) {
  const [text, setText] = useState(
    first === undefined || field.defaultValue !== "" ? field.defaultValue : askSentences[first],
  )
  return (
    <>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{askTexts.quick}</legend>
        {leadAsks.map((ask) => (
          <label
            key={ask}
            className="inline-flex min-h-10 cursor-pointer items-center rounded-full border border-line-strong px-3 text-sm has-checked:border-copper has-checked:bg-copper-tint has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-sky hover:border-ink"
          >
            <input
              type="checkbox"
              name={asksField}
              value={ask}
              checked={text.includes(askSentences[ask])}
              onChange={({ target }) => setText(toggleAsk(text, ask, target.checked))}
              className="sr-only"
            />
            {askChips[ask]}
          </label>
        ))}
      </fieldset>
      <TextArea
        label={askTexts.message}
        rows={4}
        maxLength={leadLimits.message}
        placeholder={askTexts.placeholder}
        name={field.name}
        error={field.error}
        autoFocus={field.autoFocus}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </>
  )
}

function Sent(props: { ref: React.Ref<HTMLDivElement>; waits: boolean; isUser: boolean }) {
  const { isUser, ref, waits } = props
  return (
    <div
      ref={ref}
      role="status"
      tabIndex={-1}
      className="flex gap-3 rounded-control bg-ok-tint px-4 py-3 outline-none"
    >
      <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-ok" />
      <div className="min-w-0">
        <p className="font-semibold">{waits ? askTexts.waitsTitle : askTexts.sentTitle}</p>
        <p className="text-sm">{waits ? askTexts.waitsText : askTexts.sentText}</p>
        {isUser ? (
          <Link
            to={paths.accountOwnLeads}
            className="inline-flex min-h-11 items-center text-sky underline"
          >
            {askTexts.ownLeads}
          </Link>
        ) : null}
      </div>
    </div>
  )
}
