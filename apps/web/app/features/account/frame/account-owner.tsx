import type { Account } from "@wara/contract/account"
import { slugPath } from "@wara/domain/site/paths"
import { ExternalLink } from "lucide-react"
import { Link } from "react-router"
import { Avatar } from "../../../ui/avatar.tsx"
import { accountNavTexts } from "./account-nav-texts.ts"

/** Whose account it is. */
export type Owner = Pick<
  Account,
  "firstname" | "lastname" | "username" | "email" | "pro" | "avatar"
>

/** The person above the navigation: picture, name and, for professionals, the way to their page. */
export function AccountOwner({ owner }: { owner: Owner }) {
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
