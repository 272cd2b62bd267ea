import { randomBytes } from "node:crypto"
import type { Role } from "@wara/domain/accounts/account"
import { eq } from "drizzle-orm"
import { hashToken } from "../src/access/token.ts"
import type { Database } from "../src/database/database.ts"
import { sessions, users } from "../src/database/schema/accounts.ts"

let made = 0

/** An account whose e-mail is confirmed. */
export const confirmed = { confirmedAt: new Date() }

/** Adds a user to a test's database and returns the id. */
export async function addUser(
  database: Database,
  given: Partial<typeof users.$inferInsert> = {},
): Promise<number> {
  made += 1
  const username = given.username ?? `person-${made}`
  const person = { email: `${username}@wara.test`, firstname: "Ana", lastname: "Soto" }
  const rows = await database
    .insert(users)
    .values({ ...person, ...given, username })
    .returning({ id: users.id })
  const [row] = rows
  if (!row) throw new Error("nobody was added")
  return row.id
}

/** Opens a session of a user, of the panel for the team, and returns its token. */
export async function addSession(
  database: Database,
  userId: number,
  overrides: Partial<typeof sessions.$inferInsert> = {},
): Promise<string> {
  const token = randomBytes(32).toString("base64url")
  const [user] = await database.select({ role: users.role }).from(users).where(eq(users.id, userId))
  const isTeam = user !== undefined && user.role !== "user"
  const given = { ...(isTeam ? { panel: true, confirmedAt: new Date() } : {}), ...overrides }
  const expiresAt = given.expiresAt ?? new Date(Date.now() + 3_600_000)
  await database
    .insert(sessions)
    .values({ tokenHash: hashToken(token), userId, ...given, expiresAt })
  return token
}

/** The headers of a new user with that role. */
export async function signIn(
  database: Database,
  role: Role,
  given: Partial<typeof users.$inferInsert> = {},
): Promise<{ authorization: string }> {
  const token = await addSession(database, await addUser(database, { ...given, role }))
  return { authorization: `Bearer ${token}` }
}
