import { leadLimits } from "@wara/domain/leads/lead"
import { leadTemplatesSchema } from "@wara/domain/leads/lead-schema"
import { paths } from "@wara/domain/site/paths"
import { redirect } from "react-router"
import { failAccountForm } from "../../actions/account/fail-account-form.server.ts"
import { listLeadTemplates, replaceLeadTemplates } from "../../backend/leads.server.ts"
import { DoneNotice, donePath, doneText } from "../../features/account/frame/done-notice.tsx"
import { TemplatesView } from "../../features/account/leads/templates-view.tsx"
import { leadDoneTexts, templateTexts } from "../../features/account/leads/texts.ts"
import { formDataOf } from "../../forms/read-form.server.ts"
import { refuseForm } from "../../forms/refuse-form.server.ts"
import { accountMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/lead-templates"

export async function loader({ context, url }: Route.LoaderArgs) {
  const templates = await listLeadTemplates(context.get(requestFacts))
  return { templates, done: doneText(url.searchParams, leadDoneTexts) }
}

const nothing = { fields: [], values: {}, errors: {}, failure: null }

/** The answers of the form; rows without a name and a text are left out. */
function readTemplates(form: FormData) {
  const texts = (name: string) => form.getAll(name).map((value) => String(value).trim())
  const [titles, answers] = [texts("title"), texts("text")]
  return titles
    .slice(0, leadLimits.templates)
    .map((title, place) => ({ title, text: answers[place] ?? "" }))
    .filter(({ text, title }) => title !== "" || text !== "")
}

export async function action({ context, request }: Route.ActionArgs) {
  const { data, error } = leadTemplatesSchema.safeParse(readTemplates(await formDataOf(request)))
  if (data === undefined) return refuseForm(nothing, error.issues[0]?.message ?? null)
  try {
    await replaceLeadTemplates(data, context.get(requestFacts))
  } catch (cause) {
    return failAccountForm(nothing, cause, paths.accountLeadTemplates)
  }
  return redirect(donePath(paths.accountLeadTemplates, "guardado"), 303)
}

export function meta({ matches }: Route.MetaArgs) {
  const page = { path: paths.accountLeadTemplates, ...templateTexts }
  return accountMeta(matches[0].loaderData.site, page)
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function LeadTemplatesPage({ actionData, loaderData }: Route.ComponentProps) {
  const { done, templates } = loaderData
  return (
    <>
      {done === null ? null : <DoneNotice>{done}</DoneNotice>}
      <TemplatesView templates={templates} failure={actionData?.failure ?? null} />
    </>
  )
}
