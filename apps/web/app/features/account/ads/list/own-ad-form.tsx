import type { AdState } from "@wara/domain/ads/ad-state"
import type { ReactNode } from "react"
import { Form, useNavigation } from "react-router"
import { ClosingDetails } from "../../../../ui/closing-details.tsx"
import { type ListedAd, type OwnAdIntent, ownAdFields } from "../own-ad-forms.ts"
import { ownAdTexts as texts } from "../texts.ts"

/** A button that asks for confirmation; the question unfolds below it, also without JavaScript. */
export function ConfirmStep(props: {
  button: string
  title: string
  text: ReactNode
  children: ReactNode
}) {
  return (
    <ClosingDetails
      className="group/confirm min-w-0 open:w-full"
      summaryClassName="button button-quiet list-none text-sm group-open/confirm:border-ink"
      summary={props.button}
    >
      <div className="mt-3 flex flex-col items-start gap-3 rounded-control bg-sunken p-4">
        <p className="font-semibold">{props.title}</p>
        <div className="text-ink-soft text-sm">{props.text}</div>
        <div className="flex flex-wrap gap-3">{props.children}</div>
      </div>
    </ClosingDetails>
  )
}

/**
 * A form with one action on an ad, handled by the page of the owner's ads; it is not submitted twice
 * while pending.
 */
export function OwnAdForm(props: {
  listed: Pick<ListedAd, "ad" | "key">
  /** The page that handles the action; the current page unless given. */
  action?: string
  intent: OwnAdIntent
  reason?: string
  className: string
  children: ReactNode
}) {
  const { ad, key } = props.listed
  const isSending = useNavigation().formMethod === "POST"
  return (
    <Form
      method="post"
      {...(props.action === undefined ? {} : { action: props.action })}
      onSubmit={(event) => isSending && event.preventDefault()}
    >
      <input type="hidden" name={ownAdFields.ad} value={ad.id} />
      <input type="hidden" name={ownAdFields.key} value={key} autoComplete="off" />
      {props.reason === undefined ? null : (
        <input type="hidden" name={ownAdFields.reason} value={props.reason} />
      )}
      <button
        type="submit"
        name={ownAdFields.intent}
        value={props.intent}
        aria-disabled={isSending}
        className={`button text-sm aria-disabled:opacity-70 ${props.className}`}
      >
        {props.children}
      </button>
    </Form>
  )
}

/** What changing an ad in a state is called. */
export function editName(state: AdState): string {
  if (state === "changes_requested") return texts.correct
  return state === "pending" ? texts.correctWaiting : texts.edit
}
