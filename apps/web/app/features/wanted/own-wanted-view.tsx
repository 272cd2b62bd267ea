import type { OwnWanted, WantedStep } from "@wara/contract/wanted"
import { formatLongDate } from "@wara/domain/site/chilean-dates"
import { paths } from "@wara/domain/site/paths"
import { publishWantedPath, wantedPath } from "@wara/domain/site/wanted-paths"
import { wantedTexts } from "@wara/domain/wanted/wanted-texts"
import { Form, Link } from "react-router"
import { FormFailure } from "../../ui/form-failure.tsx"
import { placeOf, yearsOf } from "./sought-facts.ts"
import { ownWantedTexts as texts, wantedCardTexts } from "./texts.ts"

/** What an account seeks, with the state of each and what can be done with it. */
export function OwnWantedView(props: { wanted: readonly OwnWanted[]; failure: string | null }) {
  const { failure, wanted } = props
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
          <p className="mt-2 max-w-text text-ink-soft">{texts.lead}</p>
        </div>
        <Link to={paths.publishWanted} className="button button-primary">
          {texts.publish}
        </Link>
      </div>
      <FormFailure>{failure}</FormFailure>
      {wanted.length === 0 ? (
        <p className="rounded-card border border-line bg-surface p-6">{texts.empty}</p>
      ) : null}
      <ul data-private className="flex flex-col gap-4">
        {wanted.map((one) => (
          <li
            key={one.documentId}
            className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 sm:p-6"
          >
            <Head wanted={one} />
            <Steps wanted={one} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Head({ wanted }: { wanted: OwnWanted }) {
  const { budget, expires_at, manufacturer, name, offers, reason, state } = wanted
  const facts = [
    wanted.category.name,
    manufacturer || wantedCardTexts.anyMaker,
    yearsOf(wanted),
    budget === null ? wantedCardTexts.anyBudget : wantedCardTexts.budget(budget),
    placeOf(wanted),
  ]
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-semibold text-lg wrap-anywhere">{name}</h2>
        <span className="rounded-full bg-sunken px-3 py-1 font-medium text-sm">
          {wantedTexts.states[state]}
        </span>
      </div>
      <p className="text-ink-soft">{facts.filter((fact) => fact !== "").join(" · ")}</p>
      {reason === "" ? null : <p>{texts.reason(reason)}</p>}
      {state === "active" && expires_at !== null ? (
        <p className="text-sm">
          {texts.until(formatLongDate(new Date(expires_at)))} ·{" "}
          {offers === 0 ? texts.noOffers : texts.offers(offers)}
        </p>
      ) : null}
      {wanted.alert === null ? null : <Alert state={wanted.alert} />}
    </>
  )
}

/** Whether the site watches for its owner too; its frequency and pause are among the alerts. */
function Alert({ state }: { state: NonNullable<OwnWanted["alert"]> }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      <span>{texts.alert[state]}</span>
      {state === "planned" ? null : (
        <Link
          to={paths.accountAlerts}
          className="inline-flex min-h-11 items-center text-sky underline underline-offset-4"
        >
          {texts.toAlerts}
        </Link>
      )}
    </p>
  )
}

function Steps({ wanted }: { wanted: OwnWanted }) {
  const { can_end, can_renew, offers, slug, state } = wanted
  const again = {
    ...{ text: wanted.name, category: wanted.category.slug, manufacturer: wanted.manufacturer },
    ...{ yearMin: wanted.year_min, yearMax: wanted.year_max, priceMax: wanted.budget },
    commune: wanted.commune?.slug ?? "",
  }
  const isOver = state === "refused" || state === "ended"
  return (
    <div className="flex flex-wrap gap-3">
      {state === "active" ? (
        <Link to={wantedPath(slug)} className="button button-quiet">
          {texts.see}
        </Link>
      ) : null}
      {offers > 0 ? (
        <Link to={paths.accountOwnLeads} className="button button-quiet">
          {texts.toLeads}
        </Link>
      ) : null}
      {can_renew ? <StepButton wanted={wanted} step="renew" /> : null}
      {can_end ? <StepButton wanted={wanted} step="end" /> : null}
      {isOver ? (
        <Link to={publishWantedPath(again)} className="button button-quiet">
          {texts.again}
        </Link>
      ) : null}
    </div>
  )
}

/** Fields of a step. */
export const wantedIdField = "busqueda"
export const wantedStepField = "paso"

function StepButton({ step, wanted }: { wanted: OwnWanted; step: WantedStep }) {
  return (
    <Form method="post">
      <input type="hidden" name={wantedIdField} value={wanted.documentId} />
      <button
        type="submit"
        name={wantedStepField}
        value={step}
        aria-label={`${texts[step]}: ${wanted.name}`}
        className="button button-quiet"
      >
        {texts[step]}
      </button>
    </Form>
  )
}
