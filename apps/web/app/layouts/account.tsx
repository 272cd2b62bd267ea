import { Outlet } from "react-router"
import { AccountFrame, type FramedAccount } from "../features/account/frame/account-frame.tsx"
import { person } from "../session/person.server.ts"
import type { Route } from "./+types/account"

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
