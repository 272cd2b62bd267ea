import { paths } from "@wara/domain/site/paths"
import { data } from "react-router"
import { describeOutcome } from "../../actions/account/run-ad-action.server.ts"
import { nameSearch } from "../../actions/alerts/name-search.server.ts"
import { readNewAlert } from "../../actions/alerts/read-alert-form.server.ts"
import { askForAlert } from "../../backend/alerts.server.ts"
import { AlertAsked, NewAlertView, NoSearch } from "../../features/alerts/new-alert-view.tsx"
import { newAlertTexts } from "../../features/alerts/texts.ts"
import { formDataOf, readBotToken, textOf } from "../../forms/read-form.server.ts"
import { failForm, refuseForm } from "../../forms/refuse-form.server.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { person } from "../../session/person.server.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/new-alert"

/** Asks for an alert about the search of the address, with and without JavaScript [B10.33]. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const account = await context.get(person).load()
  const email = account?.confirmed ? account.email : ""
  return { search: await nameSearch(url.searchParams), email }
}

const accepted = { values: {}, errors: {}, failure: null }

export async function action({ context, request }: Route.ActionArgs) {
  const form = await formDataOf(request)
  // What a bot filled in is answered as if it had been sent.
  if (textOf(form, "website") !== "") return data({ ...accepted, isActive: false, isDone: true })
  const read = readNewAlert(form)
  if (read.parsed === null) return withOutcome(refuseForm(read))
  const caller = { ...context.get(requestFacts), botToken: readBotToken(form) }
  try {
    const { awaits_confirmation } = await askForAlert(read.parsed, caller)
    return data({ ...accepted, isActive: !awaits_confirmation, isDone: true })
  } catch (error) {
    const messages = { UnknownError: newAlertTexts.failed, ...describeOutcome(error) }
    return withOutcome(failForm(read, error, messages))
  }
}

function withOutcome({ data: result, init }: ReturnType<typeof refuseForm>) {
  return data({ ...result, isActive: false, isDone: false }, init ?? {})
}

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const { description, title } = newAlertTexts
  const robots = { index: false }
  return buildPageMeta({ site, path: paths.newAlert, title, description, robots })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function NewAlertPage({ actionData, loaderData }: Route.ComponentProps) {
  const { email, search } = loaderData
  return (
    <div className="wrap flex flex-col gap-5 py-8">
      {search === null ? (
        <NoSearch />
      ) : actionData?.isDone ? (
        <AlertAsked search={search} isActive={actionData.isActive} />
      ) : (
        <NewAlertView search={search} result={actionData} email={email} />
      )}
    </div>
  )
}
