import { Outlet } from "react-router"
import { AccountFrame, type FramedAccount } from "../features/account/frame/account-frame.tsx"
import { person } from "../session/person.server.ts"
import type { Route } from "./+types/account"
import { PageFailure } from "./page-failure.tsx"

/** Data for the account frame; null for a visitor, whom the guard redirects. */
export async function loader({ context }: Route.LoaderArgs): Promise<FramedAccount | null> {
  const account = await context.get(person).load()
  if (account === null) return null
  const { firstname, lastname, username, email, pro, avatar } = account
  const { confirmed, deletion_due_at, pending_email } = account
  return {
    ...{ firstname, lastname, username, email, pro, avatar },
    ...{ confirmed, deletion_due_at, pending_email },
  }
}

export default function AccountLayout({ loaderData: account }: Route.ComponentProps) {
  if (account === null) return <Outlet />
  return (
    <AccountFrame account={account}>
      <Outlet />
    </AccountFrame>
  )
}

/** Passes on the headers of a thrown response, such as `Retry-After`. */
export const headers: Route.HeadersFunction = ({ errorHeaders, parentHeaders }) =>
  errorHeaders ?? parentHeaders

/** An error in one page keeps the account frame around it. */
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
