import type { Account } from "@wara/contract/account"

/** The person logged in, as pages know them; a visitor is null. */
export type Viewer = Pick<
  Account,
  | "id"
  | "username"
  | "firstname"
  | "lastname"
  | "email"
  | "pro"
  | "avatar"
  | "role"
  | "confirmed"
  | "createdAt"
>

/** What pages may know of an account. */
export function toViewer(account: Account): Viewer {
  const { id, username, firstname, lastname, email, pro, avatar, role, confirmed, createdAt } =
    account
  return { id, username, firstname, lastname, email, pro, avatar, role, confirmed, createdAt }
}
