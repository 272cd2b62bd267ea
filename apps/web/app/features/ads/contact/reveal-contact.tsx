import type { SellerContact } from "@wara/contract/seller"
import { paths } from "@wara/domain/site/paths"
import { type ReactNode, useEffect, useRef } from "react"
import { Link, useActionData, useFetcher } from "react-router"
import { FormFailure } from "../../../ui/form-failure.tsx"
import { SubmitButton } from "../../../ui/submit-button.tsx"
import { type RevealOutcome, revealedAdField, revealKey } from "./reveal-outcome.ts"
import { contactTexts } from "./texts.ts"

/**
 * A button that reveals the contact data of an ad, which no page contains before. Without
 * JavaScript the form loads the page again, with the data.
 */
export function RevealContact(props: {
  adId: number
  children: (contact: SellerContact) => ReactNode
}) {
  const fetcher = useFetcher<RevealOutcome>({ key: revealKey(props.adId) })
  const posted = useActionData<RevealOutcome>()
  const outcome = fetcher.data ?? posted
  const shown = useRef<HTMLDivElement>(null)
  const isRevealed = fetcher.data?.contact != null
  // The button that had the focus is gone.
  useEffect(() => {
    if (isRevealed) shown.current?.focus()
  }, [isRevealed])
  if (outcome?.contact) {
    return (
      <div ref={shown} tabIndex={-1} className="outline-none">
        {props.children(outcome.contact)}
      </div>
    )
  }
  const isSending = fetcher.state !== "idle"
  return (
    <fetcher.Form method="post" className="flex flex-col gap-2 print:hidden">
      {outcome?.failure ? (
        <FormFailure>
          {outcome.failure}
          {outcome.isUnconfirmed ? (
            <Link to={paths.account} className="mt-1 block w-fit underline">
              {contactTexts.confirm}
            </Link>
          ) : null}
        </FormFailure>
      ) : null}
      <input type="hidden" name={revealedAdField} value={props.adId} />
      <SubmitButton isSending={isSending} sending={contactTexts.revealing} className="w-full px-2">
        {contactTexts.reveal}
      </SubmitButton>
      <p className="text-sm text-ink-soft">{contactTexts.counted}</p>
    </fetcher.Form>
  )
}
