import type { Alert } from "@wara/contract/alert"
import { isRestingAlert } from "@wara/domain/alerts/alert-lifecycle"
import { paths } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { FormFailure } from "../../ui/form-failure.tsx"
import type { SearchChoices } from "./alert-search-fields.tsx"
import { AlertForm, AlertHead, StepButton } from "./alert-view.tsx"
import { ownAlertsTexts, alertViewTexts as texts } from "./texts.ts"

/** The alerts of an account's address, each with its steps. */
export function OwnAlertsView(props: {
  alerts: readonly Alert[]
  choices: SearchChoices
  isConfirmed: boolean
  failure: string | null
}) {
  const { alerts, choices, failure, isConfirmed } = props
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{ownAlertsTexts.title}</h1>
      <p className="max-w-text text-ink-soft">{ownAlertsTexts.lead}</p>
      <FormFailure>{failure}</FormFailure>
      {isConfirmed ? null : <p>{ownAlertsTexts.unconfirmed}</p>}
      {alerts.length === 0 && isConfirmed ? <NoAlerts /> : null}
      <ul className="flex flex-col gap-4">
        {alerts.map((alert) => (
          <li key={alert.documentId} className="flex flex-col gap-2">
            <AlertHead alert={alert} />
            {/* After a change the form begins from what was saved, and is closed. */}
            <details
              key={`${alert.search} ${alert.frequency} ${alert.kinds.join(" ")}`}
              className="rounded-card border border-line bg-surface px-4 sm:px-6"
            >
              <summary className="flex min-h-11 cursor-pointer items-center font-medium">
                {ownAlertsTexts.change}
              </summary>
              <div className="pt-2 pb-5">
                <AlertForm alert={alert} choices={choices} />
              </div>
            </details>
            <div className="flex flex-wrap gap-3">
              <Steps alert={alert} />
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function Steps({ alert }: { alert: Alert }) {
  const { state } = alert
  return (
    <>
      {state === "pending" ? (
        <StepButton alert={alert} intent="confirm">
          {texts.confirm}
        </StepButton>
      ) : null}
      {state === "active" ? (
        <StepButton alert={alert} intent="pause">
          {texts.pause}
        </StepButton>
      ) : null}
      {isRestingAlert(state) ? (
        <StepButton alert={alert} intent="resume">
          {texts.resume}
        </StepButton>
      ) : null}
      <StepButton alert={alert} intent="stop">
        {texts.stop}
      </StepButton>
    </>
  )
}

function NoAlerts() {
  return (
    <div className="flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-6">
      <p>{ownAlertsTexts.empty}</p>
      <p className="text-ink-soft">{ownAlertsTexts.emptyHint}</p>
      <Link to={paths.ads} className="button button-primary">
        {ownAlertsTexts.toAds}
      </Link>
    </div>
  )
}
