import { paths } from "@wara/domain/site/paths"
import { redirect } from "react-router"
import { failAccountForm } from "../../actions/account/fail-account-form.server.ts"
import { readMailChoice } from "../../actions/account/read-mail-switches.server.ts"
import { chooseMails, readMailSwitches } from "../../backend/mail-switches.server.ts"
import { DoneNotice, donePath, doneText } from "../../features/account/frame/done-notice.tsx"
import { PageHead } from "../../features/account/frame/page-parts.tsx"
import { MailSwitchesForm } from "../../features/account/mails/mail-switches-form.tsx"
import { mailSwitchDoneTexts, mailSwitchTexts } from "../../features/account/mails/texts.ts"
import { formDataOf } from "../../forms/read-form.server.ts"
import { accountMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/mails"

export async function loader({ context, url }: Route.LoaderArgs) {
  const wanted = await readMailSwitches(context.get(requestFacts))
  return { wanted, done: doneText(url.searchParams, mailSwitchDoneTexts) }
}

const nothing = { fields: [], values: {}, errors: {}, failure: null }

export async function action({ context, request }: Route.ActionArgs) {
  const { done, wanted } = readMailChoice(await formDataOf(request))
  try {
    await chooseMails(wanted, context.get(requestFacts))
  } catch (cause) {
    return failAccountForm(nothing, cause, paths.accountMails)
  }
  return redirect(donePath(paths.accountMails, done), 303)
}

export function meta({ matches }: Route.MetaArgs) {
  const page = { path: paths.accountMails, ...mailSwitchTexts }
  return accountMeta(matches[0].loaderData.site, page)
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function MailsPage({ actionData, loaderData }: Route.ComponentProps) {
  const { done, wanted } = loaderData
  return (
    <>
      <PageHead title={mailSwitchTexts.title} lead={mailSwitchTexts.lead} />
      {done === null ? null : <DoneNotice>{done}</DoneNotice>}
      <MailSwitchesForm wanted={wanted} failure={actionData?.failure ?? null} />
    </>
  )
}
