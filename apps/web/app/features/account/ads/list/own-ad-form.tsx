import type { ReactNode } from "react"
import { Form, useNavigation } from "react-router"
import { type ListedAd, type OwnAdIntent, ownAdFields } from "./own-ad-forms.ts"

/** A form with one action on an ad; it is not submitted twice while pending. */
export function OwnAdForm(props: {
  listed: ListedAd
  intent: OwnAdIntent
  reason?: string
  className: string
  children: ReactNode
}) {
  const { ad, key } = props.listed
  const isSending = useNavigation().formMethod === "POST"
  return (
    <Form method="post" onSubmit={(event) => isSending && event.preventDefault()}>
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
