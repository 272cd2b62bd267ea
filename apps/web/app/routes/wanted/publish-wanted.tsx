import { paths } from "@wara/domain/site/paths"
import { wantedSchema } from "@wara/domain/wanted/wanted-schema"
import { redirect } from "react-router"
import { failAccountForm } from "../../actions/account/fail-account-form.server.ts"
import { describeOutcome } from "../../actions/account/run-ad-action.server.ts"
import { loadPublishing } from "../../actions/wanted/load-publishing.server.ts"
import { publishWanted } from "../../backend/wanted.server.ts"
import { donePath } from "../../features/account/frame/done-notice.tsx"
import { PublishWantedView } from "../../features/wanted/publish-wanted-view.tsx"
import { publishWantedTexts as texts } from "../../features/wanted/texts.ts"
import { wantedFields } from "../../features/wanted/wanted-fields.ts"
import { formKeyOf, newFormKey } from "../../forms/form-key.server.ts"
import { formDataOf, readForm } from "../../forms/read-form.server.ts"
import { refuseForm } from "../../forms/refuse-form.server.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/publish-wanted"

/** The form of a wanted ad, which begins with the search of its address [B10.69]. */
export async function loader({ url }: Route.LoaderArgs) {
  return { ...(await loadPublishing(url.searchParams)), formKey: newFormKey() }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const read = readForm(form, { fields: wantedFields, schema: wantedSchema })
  if (read.parsed === null) return refuseForm(read)
  try {
    const call = { wanted: read.parsed, key: formKeyOf(form) }
    await publishWanted(call, context.get(requestFacts))
  } catch (error) {
    const messages = { UnknownError: texts.failed, ...describeOutcome(error) }
    return failAccountForm(read, error, paths.publishWanted, messages)
  }
  return redirect(donePath(paths.accountWanted, "enviada"), 303)
}

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const { description, title } = texts
  const robots = { index: false }
  return buildPageMeta({ site, path: paths.publishWanted, title, description, robots })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function PublishWantedPage({ actionData, loaderData }: Route.ComponentProps) {
  return <PublishWantedView {...loaderData} result={actionData} />
}
