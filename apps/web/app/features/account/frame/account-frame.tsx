import type { Account } from "@wara/contract/account"
import { formatLongDate } from "@wara/domain/site/chilean-dates"
import { paths, slugPath } from "@wara/domain/site/paths"
import ExternalLink from "lucide-react/icons/external-link"
import type { ReactNode } from "react"
import { Form, Link, useLocation, useNavigation } from "react-router"
import { ConfirmEmailNotice } from "../../../entities/account/confirm-email-notice.tsx"
import { Avatar } from "../../../ui/avatar.tsx"
import { Notice } from "../../../ui/notice.tsx"
import { AccountNav } from "./account-nav.tsx"
import { accountNavTexts, noticeTexts } from "./texts.ts"

/** Name and value by which the privacy page's action recognises a request to keep the account. */
export const keepIntent = { name: "intent", value: "keep" } as const

/** Shows when the account will be deleted, and lets its owner keep it. */
function DeletionNotice({ dueAt }: { dueAt: string }) {
  const isKeeping = useNavigation().formData?.get(keepIntent.name) === keepIntent.value
  return (
    <Notice
      kind="warn"
      title={noticeTexts.deletionTitle(formatLongDate(new Date(dueAt)))}
      action={
        <Form method="post" action={paths.accountPrivacy}>
          <button
            type="submit"
            {...keepIntent}
            aria-disabled={isKeeping}
            className="button button-primary text-sm"
          >
            {isKeeping ? noticeTexts.keeping : noticeTexts.keep}
          </button>
        </Form>
      }
    >
      <p className="text-sm">{noticeTexts.deletionText}</p>
    </Notice>
  )
}

export type FramedAccount = Owner & Pick<Account, "confirmed" | "pending_email" | "deletion_due_at">

/** The frame of every account page: owner, navigation, and urgent notices above the content. */
export function AccountFrame(props: { account: FramedAccount; children: ReactNode }) {
  const { account } = props
  const { pathname } = useLocation()
  return (
    <div className="wrap grid grid-cols-1 items-start gap-6 pt-6 pb-12 lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-12 lg:pt-12 lg:pb-16">
      <div className="flex flex-col gap-5 lg:sticky lg:top-24 lg:gap-6">
        <AccountOwner owner={account} />
        <AccountNav isPro={account.pro} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {account.deletion_due_at === null ? null : (
          <DeletionNotice dueAt={account.deletion_due_at} />
        )}
        {account.confirmed ? null : (
          <ConfirmEmailNotice {...account} isAboveForm={pathname === paths.accountEmail} />
        )}
        {props.children}
      </div>
    </div>
  )
}

type Owner = Pick<Account, "firstname" | "lastname" | "username" | "email" | "pro" | "avatar">

/** The owner above the navigation: picture, name and, for professionals, the link to their page. */
function AccountOwner({ owner }: { owner: Owner }) {
  const name = `${owner.firstname} ${owner.lastname}`.trim()
  return (
    <div className="flex items-center gap-3">
      <Avatar person={owner} size="medium" />
      <div className="min-w-0">
        <p className="font-semibold leading-tight wrap-anywhere">{name || owner.email}</p>
        <p className="text-ink-soft text-sm wrap-anywhere">@{owner.username}</p>
        {owner.pro ? (
          <Link
            to={slugPath(owner.username)}
            className="inline-flex min-h-6 items-center gap-1 text-sky text-sm hover:underline"
          >
            {accountNavTexts.publicPage}
            <ExternalLink aria-hidden className="size-3.5" />
          </Link>
        ) : null}
      </div>
    </div>
  )
}
