import { mailSwitchesPath, paths } from "@wara/domain/site/paths"
import Link2Off from "lucide-react/icons/link-2-off"
import { data, Link, redirect } from "react-router"
import { readMailChoice } from "../../actions/account/read-mail-switches.server.ts"
import { BackendError } from "../../backend/backend-error.server.ts"
import { chooseLinkedMails, readLinkedSwitches } from "../../backend/mail-switches.server.ts"
import { readByCode } from "../../backend/mailed-code.server.ts"
import { DoneNotice, donePath, doneText } from "../../features/account/frame/done-notice.tsx"
import { MailSwitchesForm } from "../../features/account/mails/mail-switches-form.tsx"
import {
  mailSwitchDoneTexts,
  mailSwitchTexts as texts,
} from "../../features/account/mails/texts.ts"
import { formDataOf } from "../../forms/read-form.server.ts"
import { failForm } from "../../forms/refuse-form.server.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/mail-switches"

const noStore = { "Cache-Control": "no-store" }

/** Switches of an account's mails, by the link of one of them. Opening it changes nothing. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const caller = context.get(requestFacts)
  const wanted = await readByCode(params.code, () => readLinkedSwitches(params.code, caller))
  const done = doneText(url.searchParams, mailSwitchDoneTexts)
  return data({ wanted, done }, { status: wanted === null ? 410 : 200, headers: noStore })
}

const nothing = { fields: [], values: {}, errors: {}, failure: null }

export async function action({ context, params, request }: Route.ActionArgs) {
  const { done, wanted } = readMailChoice(await formDataOf(request))
  const path = mailSwitchesPath(params.code)
  try {
    await chooseLinkedMails(params.code, wanted, context.get(requestFacts))
  } catch (error) {
    if (error instanceof BackendError && error.status === 410) return redirect(path, 303)
    return failForm(nothing, error)
  }
  return redirect(donePath(path, done), 303)
}

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const { description, title } = texts
  return [
    ...buildPageMeta({ site, path: paths.home, title, description, robots: { index: false } }),
    // The address contains a code; a stricter policy would also hide the origin of form posts.
    { name: "referrer", content: "same-origin" },
  ]
}

export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) => {
  const all = new Headers(loaderHeaders)
  for (const [name, value] of actionHeaders) all.set(name, value)
  return all
}

export default function MailSwitchesPage({ actionData, loaderData }: Route.ComponentProps) {
  const { done, wanted } = loaderData
  if (wanted === null) {
    return (
      <div className="wrap flex max-w-xl flex-col items-start gap-4 py-16">
        <Link2Off aria-hidden className="size-8 text-ink-soft" />
        <h1 className="text-2xl">{texts.goneTitle}</h1>
        <p>{texts.goneText}</p>
        <Link to={paths.accountMails} className="button button-primary">
          {texts.goToAccount}
        </Link>
      </div>
    )
  }
  return (
    <div className="wrap flex max-w-3xl flex-col gap-5 py-8">
      <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
      <p className="max-w-text text-ink-soft">{texts.lead}</p>
      {done === null ? null : <DoneNotice>{done}</DoneNotice>}
      <MailSwitchesForm wanted={wanted} failure={actionData?.failure ?? null} />
    </div>
  )
}
