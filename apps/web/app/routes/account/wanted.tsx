import { wantedSteps } from "@wara/contract/wanted"
import { paths } from "@wara/domain/site/paths"
import { redirect } from "react-router"
import { failAccountForm } from "../../actions/account/fail-account-form.server.ts"
import { describeOutcome } from "../../actions/account/run-ad-action.server.ts"
import { listOwnWanted, stepWanted } from "../../backend/wanted.server.ts"
import { DoneNotice, donePath, doneText } from "../../features/account/frame/done-notice.tsx"
import {
  OwnWantedView,
  wantedIdField,
  wantedStepField,
} from "../../features/wanted/own-wanted-view.tsx"
import { ownWantedTexts, wantedDoneTexts } from "../../features/wanted/texts.ts"
import { formDataOf, textOf } from "../../forms/read-form.server.ts"
import { refuseForm } from "../../forms/refuse-form.server.ts"
import { accountMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/wanted"

/** What the account seeks [B10.44]. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return {
    wanted: await listOwnWanted(context.get(requestFacts)),
    done: doneText(url.searchParams, wantedDoneTexts),
  }
}

const nothing = { fields: [], values: {}, errors: {}, failure: null }

export async function action({ context, request }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const step = wantedSteps.find((known) => known === textOf(form, wantedStepField))
  if (step === undefined) return refuseForm(nothing)
  try {
    await stepWanted(textOf(form, wantedIdField), step, context.get(requestFacts))
  } catch (error) {
    return failAccountForm(nothing, error, paths.accountWanted, describeOutcome(error))
  }
  const done = step === "end" ? "terminada" : "renovada"
  return redirect(donePath(paths.accountWanted, done), 303)
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches[0].loaderData.site, { path: paths.accountWanted, ...ownWantedTexts })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function OwnWantedPage({ actionData, loaderData }: Route.ComponentProps) {
  const { done, wanted } = loaderData
  return (
    <>
      {done === null || actionData ? null : <DoneNotice>{done}</DoneNotice>}
      <OwnWantedView wanted={wanted} failure={actionData?.failure ?? null} />
    </>
  )
}
