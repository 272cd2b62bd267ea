import type { Account } from "@wara/contract/account"

/** The logged-in user as pages see it; null for a visitor. */
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
  | "has_draft"
>

export function toViewer(account: Account): Viewer {
  const { id, username, firstname, lastname, email, pro, avatar, role } = account
  const { confirmed, createdAt, has_draft } = account
  return {
    ...{ id, username, firstname, lastname, email, pro, avatar, role },
    ...{ confirmed, createdAt, has_draft },
  }
}
