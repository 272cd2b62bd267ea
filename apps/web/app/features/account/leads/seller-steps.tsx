import type { LeadThread } from "@wara/contract/lead"
import { formatPhone, normalizeAnyPhone } from "@wara/domain/accounts/phone"
import { leadLimits, sellerChoices } from "@wara/domain/leads/lead"
import { canMoveLead } from "@wara/domain/leads/lead-lifecycle"
import { choiceTexts } from "@wara/domain/leads/lead-texts"
import type { ReactNode } from "react"
import { Form, useNavigation } from "react-router"
import { SubmitButton } from "../../../ui/submit-button.tsx"
import { TextArea } from "../../../ui/text-field.tsx"
import { intentField, type LeadIntent, type OfferedStep } from "./lead-forms.ts"
import { offerTexts, threadTexts } from "./texts.ts"

/** What the button of an e-mail offers: nothing happens before it is pressed here. */
export function Offer({ step }: { step: OfferedStep }) {
  const { button, text, title } = offerTexts[step]
  const isSending = useNavigation().formData?.get(intentField) === step
  return (
    <section className="flex flex-col gap-3 rounded-card border border-copper bg-surface p-4 sm:p-6">
      <h2 className="text-lg">{title}</h2>
      <p className="max-w-text">{text}</p>
      <Form method="post">
        <input type="hidden" name={intentField} value={step} />
        <SubmitButton isSending={isSending} sending={threadTexts.working}>
          {button}
        </SubmitButton>
      </Form>
    </section>
  )
}

/** Who asks, the steps of the seller, and in the account the note. */
export function SellerSteps({ isOwn, thread }: { thread: LeadThread; isOwn: boolean }) {
  const { ad, note, person, state } = thread
  const choices = sellerChoices.filter((choice) => canMoveLead(state, choice, "seller"))
  return (
    <aside className="flex min-w-0 flex-col gap-5">
      {person === null ? null : <Person person={person} />}
      <div className="flex flex-col gap-2">
        <h2 className="font-semibold text-base">{threadTexts.steps}</h2>
        {canMoveLead(state, "lose", "seller") ? (
          <Step intent="not-available">{threadTexts.unavailable}</Step>
        ) : null}
        {isOwn
          ? choices.map((choice) => (
              <Step key={choice} intent="move" value={choice}>
                {choiceTexts[choice]}
              </Step>
            ))
          : null}
        {!isOwn && canMoveLead(state, "mark-spam", "seller") ? (
          <Step intent="spam">{choiceTexts["mark-spam"]}</Step>
        ) : null}
        {!isOwn && ad?.is_public ? <Step intent="sold">{threadTexts.sold}</Step> : null}
      </div>
      {isOwn ? <NoteForm key={note} note={note ?? ""} /> : null}
      <BlockStep thread={thread} isOwn={isOwn} />
    </aside>
  )
}

/** Blocks the other side, for both sides; taking it back needs the account. */
export function BlockStep({ isOwn, thread }: { thread: LeadThread; isOwn: boolean }) {
  const { can_block, is_blocked, side } = thread
  if (!can_block) return null
  return (
    <div className="flex flex-col gap-1">
      {is_blocked ? (
        isOwn ? (
          <Step intent="unblock">{threadTexts.unblock}</Step>
        ) : null
      ) : (
        <Step intent="block">
          {side === "seller" ? threadTexts.block : threadTexts.blockSeller}
        </Step>
      )}
      <p className="text-ink-soft text-sm">
        {side === "seller" ? threadTexts.blockHint : threadTexts.blockSellerHint}
      </p>
    </div>
  )
}

function Person({ person }: { person: NonNullable<LeadThread["person"]> }) {
  const { company, name, phone } = person
  // Only what is a number can be called; older questions have what was typed.
  const called = normalizeAnyPhone(phone)
  const facts = [
    { label: threadTexts.name, value: name },
    { label: threadTexts.company, value: company },
    { label: threadTexts.phone, value: formatPhone(phone), called },
  ].filter(({ value }) => value !== "")
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-semibold text-base">{threadTexts.person}</h2>
      <dl data-private className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {facts.map(({ called, label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere">
              {called ? (
                <a
                  href={`tel:${called}`}
                  className="inline-block py-1 text-sky tabular-nums underline underline-offset-4"
                >
                  {value}
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Step(props: { intent: LeadIntent; value?: string; children: ReactNode }) {
  const { children, intent, value } = props
  return (
    <Form method="post">
      <input type="hidden" name={intentField} value={intent} />
      {value === undefined ? null : <input type="hidden" name="choice" value={value} />}
      <button type="submit" className="button button-quiet w-full text-sm">
        {children}
      </button>
    </Form>
  )
}

function NoteForm({ note }: { note: string }) {
  const isSending = useNavigation().formData?.get(intentField) === "note"
  return (
    <Form method="post" className="flex flex-col gap-2">
      <input type="hidden" name={intentField} value="note" />
      <TextArea
        label={threadTexts.note}
        hint={threadTexts.noteHint}
        name="note"
        rows={3}
        maxLength={leadLimits.note}
        defaultValue={note}
        data-private
      />
      <button type="submit" aria-disabled={isSending} className="button button-quiet text-sm">
        {threadTexts.saveNote}
      </button>
    </Form>
  )
}
