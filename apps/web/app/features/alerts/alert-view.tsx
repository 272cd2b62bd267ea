import type { Alert } from "@wara/contract/alert"
import { isRestingAlert } from "@wara/domain/alerts/alert-lifecycle"
import { alertTexts } from "@wara/domain/alerts/alert-texts"
import { formatNetPrice } from "@wara/domain/money/money"
import { formatLongDate, formatMoment } from "@wara/domain/site/chilean-dates"
import { adPath, paths } from "@wara/domain/site/paths"
import { type ReactNode, useEffect, useId } from "react"
import { Form, Link, useFetcher, useNavigation } from "react-router"
import { FormFailure } from "../../ui/form-failure.tsx"
import { SubmitButton } from "../../ui/submit-button.tsx"
import { AlertFields } from "./alert-fields.tsx"
import { type AlertIntent, alertField, alertIntentField } from "./alert-intents.ts"
import { AlertSearchFields, type SearchChoices } from "./alert-search-fields.tsx"
import { alertViewTexts as texts } from "./texts.ts"

/** An alert with everything its owner can do. Opening it changes nothing. */
export function AlertView(props: {
  alert: Alert
  /** The step that the link of a mail offers first. */
  offersStop: boolean
  choices: SearchChoices
  failure: string | null
}) {
  const { alert, choices, failure, offersStop } = props
  const isStopped = alert.state === "stopped"
  useVisit(alert)
  return (
    <div className="flex flex-col gap-6">
      <AlertHead alert={alert} />
      <FormFailure>{failure}</FormFailure>
      {alert.state === "pending" ? (
        <Offer title={texts.confirmTitle} text={texts.confirmText}>
          <StepButton alert={alert} intent="confirm" isMain>
            {texts.confirm}
          </StepButton>
        </Offer>
      ) : null}
      {isRestingAlert(alert.state) && !offersStop ? (
        <Offer title={texts.restingTitle(alert.state)} text={texts.restingText}>
          <StepButton alert={alert} intent="resume" isMain>
            {texts.resume}
          </StepButton>
        </Offer>
      ) : null}
      {offersStop && !isStopped ? (
        <Offer title={texts.stopTitle} text={texts.stopText}>
          <StepButton alert={alert} intent="stop" isMain>
            {texts.stop}
          </StepButton>
        </Offer>
      ) : null}
      {alert.is_asked ? (
        <Offer title={texts.askedTitle} text={texts.askedText}>
          <StepButton alert={alert} intent="keep" isMain>
            {texts.stillNeeded}
          </StepButton>
        </Offer>
      ) : null}
      {isStopped ? <p>{texts.stopped}</p> : <Settings alert={alert} choices={choices} />}
      <Hits alert={alert} />
    </div>
  )
}

/**
 * Posts once that the alert is still of use. Not while it asks or waits: those are buttons, which a
 * scanner of mails that runs scripts must not press.
 */
function useVisit({ is_asked, state }: Alert): void {
  const { data, state: sending, submit } = useFetcher()
  const isMissing = state === "active" && !is_asked && sending === "idle" && data === undefined
  useEffect(() => {
    if (isMissing) void submit({ [alertIntentField]: "see" }, { method: "post" })
  }, [isMissing, submit])
}

export function AlertHead({ alert }: { alert: Alert }) {
  const { address, created_at, frequency, kinds, name, search, state } = alert
  const facts = [
    [texts.state, alertTexts.states[state]],
    [texts.kinds, kinds.map((kind) => alertTexts.kinds[kind]).join(" · ")],
    [texts.frequency, alertTexts.frequencies[frequency]],
    [texts.address, address],
    [texts.since, formatLongDate(new Date(created_at))],
  ]
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 sm:p-6">
      <p className="font-semibold text-lg wrap-anywhere">{name}</p>
      <dl data-private className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <Link
        to={`${paths.ads}?${search}`}
        className="inline-flex min-h-11 items-center self-start text-sky hover:underline"
      >
        {texts.seeSearch}
      </Link>
    </div>
  )
}

function Offer(props: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="flex flex-col items-start gap-3 rounded-card border border-copper bg-surface p-4 sm:p-6">
      <h2 className="text-lg">{props.title}</h2>
      <p className="max-w-text">{props.text}</p>
      {props.children}
    </section>
  )
}

/** One button that is a form of its own. */
export function StepButton(props: {
  alert: Alert
  intent: AlertIntent
  isMain?: boolean
  children: ReactNode
}) {
  const { alert, children, intent, isMain = false } = props
  const sent = useNavigation().formData
  const isSending =
    sent?.get(alertIntentField) === intent && sent.get(alertField) === alert.documentId
  return (
    <Form method="post">
      <input type="hidden" name={alertIntentField} value={intent} />
      <input type="hidden" name={alertField} value={alert.documentId} />
      {isMain ? (
        <SubmitButton isSending={isSending} sending={texts.working}>
          {children}
        </SubmitButton>
      ) : (
        <button type="submit" aria-disabled={isSending} className="button button-quiet">
          {isSending ? texts.working : children}
        </button>
      )}
    </Form>
  )
}

function Settings({ alert, choices }: { alert: Alert; choices: SearchChoices }) {
  const id = useId()
  const { state } = alert
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <h2 id={id} className="text-lg">
        {texts.settings}
      </h2>
      <AlertForm alert={alert} choices={choices} />
      <div className="flex flex-wrap gap-3 border-line border-t pt-5">
        {state === "active" ? (
          <StepButton alert={alert} intent="pause">
            {texts.pause}
          </StepButton>
        ) : null}
        <StepButton alert={alert} intent="stop">
          {texts.stop}
        </StepButton>
      </div>
    </section>
  )
}

/** What an alert searches, reports, and how often. */
export function AlertForm({ alert, choices }: { alert: Alert; choices: SearchChoices }) {
  const sent = useNavigation().formData
  const isSending =
    sent?.get(alertIntentField) === "edit" && sent.get(alertField) === alert.documentId
  const { documentId, frequency, kinds, search } = alert
  return (
    <Form method="post" className="flex max-w-text flex-col gap-5">
      <input type="hidden" name={alertIntentField} value="edit" />
      <input type="hidden" name={alertField} value={documentId} />
      <input type="hidden" name="search" value={search} />
      <AlertSearchFields key={search} search={search} choices={choices} />
      <AlertFields kinds={kinds} frequency={frequency} />
      <SubmitButton isSending={isSending} sending={texts.working} className="self-start">
        {texts.save}
      </SubmitButton>
    </Form>
  )
}

function Hits({ alert }: { alert: Alert }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-lg">
        {texts.hits}
      </h2>
      {alert.hits.length === 0 ? <p className="text-ink-soft">{texts.noHits}</p> : null}
      <ul className="flex flex-col divide-y divide-line">
        {alert.hits.map((hit) => (
          <li
            key={`${hit.slug} ${hit.kind} ${hit.found_at}`}
            className="flex flex-col gap-0.5 py-3"
          >
            {hit.is_public ? (
              <Link
                to={adPath(hit.slug)}
                className="font-medium text-sky wrap-anywhere hover:underline"
              >
                {hit.name}
              </Link>
            ) : (
              <span className="wrap-anywhere">
                {hit.name} <span className="text-ink-soft">({texts.ended})</span>
              </span>
            )}
            <span className="text-ink-soft text-sm tabular-nums">
              {alertTexts.reasons[hit.kind]} · {formatNetPrice(hit.price, hit.currency)} ·{" "}
              {formatMoment(new Date(hit.found_at))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
