import { Outlet } from "react-router"
import { AccountFrame, type FramedAccount } from "../features/account/frame/account-frame.tsx"
import { person } from "../session/person.server.ts"
import type { Route } from "./+types/account"
import { PageFailure } from "./page-failure.tsx"

/** What stands around each page; nothing for a visitor, whom the guard sends away. */
export async function loader({ context }: Route.LoaderArgs): Promise<FramedAccount | null> {
  const account = await context.get(person).load()
  if (account === null) return null
  const { firstname, lastname, username, email, pro, avatar, confirmed, deletion_due_at } = account
  return { firstname, lastname, username, email, pro, avatar, confirmed, deletion_due_at }
}

/** The account's pages beside each other. */
export default function AccountLayout({ loaderData: account }: Route.ComponentProps) {
  if (account === null) return <Outlet />
  return (
    <AccountFrame account={account}>
      <Outlet />
    </AccountFrame>
  )
}

/** What a thrown answer says in its headers, such as when to come back, reaches the browser. */
export const headers: Route.HeadersFunction = ({ errorHeaders, parentHeaders }) =>
  errorHeaders ?? parentHeaders

/** An error of one page leaves the person and the other pages of the account where they are. */
export function ErrorBoundary({ error, loaderData: account }: Route.ErrorBoundaryProps) {
  return (
    <PageFailure
      error={error}
      renderFrame={
        account ? (message) => <AccountFrame account={account}>{message}</AccountFrame> : undefined
      }
    />
  )
}
