import type { UnconfirmedRights } from "@wara/contract/privacy"
import { objectionTexts, rightTexts } from "@wara/domain/privacy/rights-texts"
import { formatMoment } from "@wara/domain/site/chilean-dates"
import { paths } from "@wara/domain/site/paths"
import CircleCheck from "lucide-react/icons/circle-check"
import Link2Off from "lucide-react/icons/link-2-off"
import ShieldCheck from "lucide-react/icons/shield-check"
import { Form, Link, useNavigation } from "react-router"
import { codeKey } from "../../forms/link-code.ts"
import { FormFailure } from "../../ui/form-failure.tsx"
import { rightsPageTexts as texts } from "./texts.ts"

/** Name of the button that says which request to confirm. */
export const requestField = "solicitud"

const looks = {
  open: { icon: ShieldCheck, title: texts.confirmTitle, text: texts.confirmText },
  done: { icon: CircleCheck, title: texts.doneTitle, text: texts.doneText },
  none: { icon: CircleCheck, title: texts.noneTitle, text: texts.noneText },
  expired: { icon: Link2Off, title: texts.expiredTitle, text: texts.expiredText },
} as const

/** What the page shows: requests to confirm, one that was confirmed, none, or no valid link. */
export type ConfirmRightsState = keyof typeof looks

/**
 * The page of a mailed link: the requests that wait in its inbox, also those that other people typed,
 * each with a button. Only a button confirms, because mail scanners open every link.
 */
export function ConfirmRightsView(props: {
  code: string
  requests: readonly UnconfirmedRights[]
  state: ConfirmRightsState
  failure: string | null
}) {
  const { code, failure, requests, state } = props
  const { icon: Icon, text, title } = looks[state]
  const hasForms = state !== "expired" && requests.length > 0
  return (
    <div className="flex max-w-text flex-col items-start gap-4 py-6">
      <Icon aria-hidden className="size-10 text-copper" strokeWidth={1.5} />
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      <p className="text-lg">{text}</p>
      <FormFailure>{failure}</FormFailure>
      {hasForms ? (
        <UnconfirmedList code={code} requests={requests} isMore={state === "done"} />
      ) : null}
      {hasForms && state === "open" ? null : (
        <Link
          to={state === "done" ? paths.privacy : paths.rights}
          className={`button ${hasForms ? "button-quiet" : "button-primary"}`}
        >
          {state === "done" ? texts.toPolicy : texts.again}
        </Link>
      )}
    </div>
  )
}

function UnconfirmedList(props: {
  code: string
  requests: readonly UnconfirmedRights[]
  isMore: boolean
}) {
  const { code, isMore, requests } = props
  const confirming = useNavigation().formData?.get(requestField) ?? null
  return (
    <Form
      method="post"
      onSubmit={(event) => confirming !== null && event.preventDefault()}
      className="flex w-full flex-col gap-3"
    >
      <input type="hidden" name={codeKey} value={code} />
      {isMore ? <h2 className="text-lg">{texts.moreTitle}</h2> : null}
      <ul className="divide-y divide-line">
        {requests.map((request) => (
          <UnconfirmedRequest
            key={request.id}
            request={request}
            isConfirming={confirming === request.id}
          />
        ))}
      </ul>
      <p className="text-ink-soft text-sm">{texts.notMine}</p>
    </Form>
  )
}

function UnconfirmedRequest(props: { request: UnconfirmedRights; isConfirming: boolean }) {
  const { created_at, id, message, name, purpose, right } = props.request
  const sent = formatMoment(new Date(created_at))
  return (
    <li className="flex flex-col items-start gap-2 py-4">
      <h3 className="font-semibold text-base">
        {rightTexts[right].name}
        {purpose === null ? "" : `: ${objectionTexts[purpose]}`}
      </h3>
      <p className="whitespace-pre-wrap wrap-anywhere">{message}</p>
      <p className="text-ink-soft text-sm wrap-anywhere">{texts.sentBy(name, sent)}</p>
      <button
        type="submit"
        name={requestField}
        value={id}
        aria-disabled={props.isConfirming}
        className="button button-primary"
      >
        {props.isConfirming ? texts.confirming : texts.confirm}
        <span className="visually-hidden"> {texts.confirmOf(rightTexts[right].name, sent)}</span>
      </button>
    </li>
  )
}
