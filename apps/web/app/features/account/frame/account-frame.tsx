import type { Account } from "@wara/contract/account"
import type { ReactNode } from "react"
import { AccountNav } from "./account-nav.tsx"
import { AccountOwner, type Owner } from "./account-owner.tsx"
import { ConfirmEmailNotice } from "./confirm-email-notice.tsx"
import { DeletionNotice } from "./deletion-notice.tsx"

/** What the frame of the account's pages must know of its person. */
export type FramedAccount = Owner & Pick<Account, "confirmed" | "deletion_due_at">

/** Every page of the account: its person and the other pages beside it, what is urgent above it. */
export function AccountFrame(props: { account: FramedAccount; children: ReactNode }) {
  const { account } = props
  return (
    <div className="wrap grid grid-cols-1 items-start gap-6 pt-6 pb-12 lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-12 lg:pt-12 lg:pb-16">
      <div className="flex flex-col gap-5 lg:sticky lg:top-24 lg:gap-6">
        <AccountOwner owner={account} />
        <AccountNav />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {account.deletion_due_at === null ? null : (
          <DeletionNotice dueAt={account.deletion_due_at} />
        )}
        {account.confirmed ? null : <ConfirmEmailNotice email={account.email} />}
        {props.children}
      </div>
    </div>
  )
}
