import type { AdHold } from "@wara/contract/ad-hold"
import { appealLimits, type HoldOutcome } from "@wara/domain/ads/ad-hold"
import { reviewReasonTexts } from "@wara/domain/ads/review-texts"
import type { ReactNode } from "react"
import { Form } from "react-router"
import { type FormResult, useForm } from "../../../../forms/use-form.ts"
import { FormFailure } from "../../../../ui/form-failure.tsx"
import { Notice } from "../../../../ui/notice.tsx"
import { SubmitButton } from "../../../../ui/submit-button.tsx"
import { TextArea } from "../../../../ui/text-field.tsx"
import { holdPageTexts as texts } from "./texts.ts"

export const appealFields = ["text"] as const

export type AppealResult = FormResult<(typeof appealFields)[number]>

const outcomes: Record<HoldOutcome, string> = {
  released: texts.released,
  banned: texts.banned,
  account_closed: texts.closed,
}

/**
 * Why an ad is on hold, and the form that appeals it once; later what became of it. `children` are
 * fields that the form also sends.
 */
export function HoldView(props: {
  hold: AdHold
  result: AppealResult | undefined
  children?: ReactNode
}) {
  const { hold } = props
  if (hold.outcome !== null) {
    return (
      <Notice kind="info">
        <p>{outcomes[hold.outcome]}</p>
      </Notice>
    )
  }
  return (
    <div className="flex max-w-text flex-col gap-5">
      <Notice kind="warn" title={texts.why(reviewReasonTexts[hold.reason].name)}>
        <p className="whitespace-pre-line">{hold.notes}</p>
      </Notice>
      <p>{texts.since(hold.placed_at)}</p>
      {hold.appealed_at === null ? (
        <AppealForm {...props} />
      ) : (
        <Notice kind="info">
          <p>{texts.appealed(hold.appealed_at)}</p>
        </Notice>
      )}
    </div>
  )
}

function AppealForm({
  children,
  result,
}: {
  children?: ReactNode
  result: AppealResult | undefined
}) {
  const { field, form, isSending } = useForm(appealFields, result)
  return (
    <Form {...form} className="flex flex-col gap-4">
      <h2 className="text-xl">{texts.appealTitle}</h2>
      <p className="text-ink-soft">{texts.appealLead}</p>
      <FormFailure>{result?.failure}</FormFailure>
      {children}
      <TextArea
        label={texts.appeal}
        hint={texts.appealHint}
        rows={6}
        required
        minLength={appealLimits.min}
        maxLength={appealLimits.max}
        {...field("text")}
      />
      <SubmitButton isSending={isSending} sending={texts.sending} className="self-start">
        {texts.send}
      </SubmitButton>
    </Form>
  )
}
