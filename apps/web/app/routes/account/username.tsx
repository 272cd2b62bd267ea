import { paths } from "@wara/domain/site/paths"
import { redirect } from "react-router"
import { failAccountForm } from "../../actions/account/fail-account-form.server.ts"
import { changeUsername } from "../../backend/account.server.ts"
import { config } from "../../config.server.ts"
import { usernameForm } from "../../features/account/account-forms.server.ts"
import { DoneNotice, donePath, doneText } from "../../features/account/frame/done-notice.tsx"
import { usernameDoneTexts, usernameTexts } from "../../features/account/profile/texts.ts"
import { UsernameView } from "../../features/account/profile/username-view.tsx"
import { formDataOf, readForm } from "../../forms/read-form.server.ts"
import { refuseForm } from "../../forms/refuse-form.server.ts"
import { requireAccount } from "../../guards/session-guards.server.ts"
import { accountMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/username"

export async function loader({ context, url }: Route.LoaderArgs) {
  const { username, pro, username_change_at } = await requireAccount(context, paths.accountUsername)
  return {
    current: username,
    isPro: pro,
    changeAt: username_change_at,
    host: new URL(config.baseUrl).host,
    done: doneText(url.searchParams, usernameDoneTexts),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const read = readForm(await formDataOf(request), usernameForm)
  if (read.parsed === null) return refuseForm(read)
  try {
    const { username } = await requireAccount(context, paths.accountUsername)
    if (read.parsed.username === username) {
      return refuseForm({ ...read, errors: { username: usernameTexts.same } })
    }
    await changeUsername(read.parsed.username, context.get(requestFacts))
  } catch (error) {
    return failAccountForm(read, error, paths.accountUsername)
  }
  return redirect(donePath(paths.accountUsername, "usuario"), 303)
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches[0].loaderData.site, { path: paths.accountUsername, ...usernameTexts })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function UsernamePage({ loaderData, actionData }: Route.ComponentProps) {
  const { done, ...view } = loaderData
  return (
    <>
      {done === null || actionData ? null : <DoneNotice>{done}</DoneNotice>}
      <UsernameView {...view} result={actionData} />
    </>
  )
}
