import { paths } from "@wara/domain/site/paths"
import { loadAccount } from "../../backend/account.server.ts"
import { DoneNotice, doneText } from "../../features/account/frame/done-notice.tsx"
import { ProfileView } from "../../features/account/profile/profile-view.tsx"
import { profileDoneTexts, profileTexts } from "../../features/account/profile/texts.ts"
import { accountMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/profile"

export async function loader({ context, url }: Route.LoaderArgs) {
  const account = await loadAccount(context.get(requestFacts))
  return { account, done: doneText(url.searchParams, profileDoneTexts) }
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches[0].loaderData.site, { path: paths.accountProfile, ...profileTexts })
}

export default function ProfilePage({ loaderData: { account, done } }: Route.ComponentProps) {
  return (
    <>
      {done === null ? null : <DoneNotice>{done}</DoneNotice>}
      <ProfileView account={account} />
    </>
  )
}
