import type { users } from "../../src/database/schema/accounts.ts"
import { addSession, addUser, confirmed } from "../add-user.ts"
import type { TestApp } from "../create-test-app.ts"
import type { Access } from "./access-table.ts"

/** Who calls, besides the owner of the records. */
export const identities = [
  "visitor",
  "wrong token",
  "unconfirmed",
  "member",
  "banned",
  "moderator",
  "operator",
] as const
export type Identity = (typeof identities)[number]

/** Who must see nothing that belongs to another account. */
export const outsiders: readonly Identity[] = identities.slice(0, 5)

type NewUser = Partial<typeof users.$inferInsert>

const accounts: Record<Exclude<Identity, "visitor" | "wrong token">, () => NewUser> = {
  unconfirmed: () => ({}),
  member: () => confirmed,
  banned: () => ({ ...confirmed, blockedAt: new Date() }),
  moderator: () => ({ ...confirmed, role: "moderator" }),
  operator: () => ({ ...confirmed, role: "operator" }),
}

/** A token of a new account; null for a visitor. */
export async function openAs({ database }: TestApp, who: Identity): Promise<string | null> {
  if (who === "visitor") return null
  if (who === "wrong token") return "w".repeat(43)
  return addSession(database, await addUser(database, accounts[who]()))
}

/** The status with which a caller is refused; null when the call is for them. */
export function refusalOf(who: Identity, access: Access, path: string): 401 | 403 | null {
  // The probes are called by machines, which have no account.
  if (!path.startsWith("/api/")) return null
  if (who === "wrong token") return 401
  if (who === "banned") return 403
  if (access === "everyone") return null
  if (who === "visitor") return 401
  if (access === "web server") return 403
  if (access === "users" || access === "confirmed") return null
  if (who === "operator" || (who === "moderator" && access === "team")) return null
  return 403
}
