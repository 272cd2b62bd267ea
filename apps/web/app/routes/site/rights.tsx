import { visitorRightsSchema } from "@wara/domain/privacy/rights-schema"
import { paths } from "@wara/domain/site/paths"
import { redirect } from "react-router"
import { sendVisitorRights } from "../../backend/rights.server.ts"
import { RightsPageView, visitorRightsFields } from "../../features/rights/rights-form.tsx"
import { rightsPageTexts } from "../../features/rights/texts.ts"
import { contentKey } from "../../forms/content-key.server.ts"
import { formDataOf, readBotToken, readForm, textOf } from "../../forms/read-form.server.ts"
import { failForm, refuseForm } from "../../forms/refuse-form.server.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/rights"

export async function action({ request, context }: Route.ActionArgs) {
  const posted = await formDataOf(request)
  // Only bots see and fill in this field.
  if (textOf(posted, "website") !== "") return redirect(paths.rightsSent, 303)
  const form = readForm(posted, { fields: visitorRightsFields, schema: visitorRightsSchema })
  if (form.parsed === null) return refuseForm(form)
  const caller = { ...context.get(requestFacts), botToken: readBotToken(posted) }
  try {
    await sendVisitorRights(form.parsed, contentKey(form.parsed, new Date()), caller)
  } catch (error) {
    return failForm(form, error, { UnknownError: rightsPageTexts.failed })
  }
  return redirect(paths.rightsSent, 303)
}

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const { title, description } = rightsPageTexts
  return buildPageMeta({ site, path: paths.rights, title, description })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function RightsPage({ actionData }: Route.ComponentProps) {
  return <RightsPageView result={actionData} />
}
