import type { Database } from "@wara/api/database"
import { insertRows, takeIds } from "@wara/api/insert-rows"
import { readRows } from "@wara/api/read-rows"
import { rightsRequests } from "@wara/api/schema/rights-requests"
import { extendedLimit, rightsDeadlines } from "@wara/domain/privacy/rights-clock"
import { days } from "@wara/domain/time"
import { sql } from "drizzle-orm"
import { z } from "zod"
import { type DemoRightsRequest, demoRightsRequests } from "../rights/demo-rights.ts"

type Account = z.infer<typeof accountSchema>

const accountSchema = z.object({
  id: z.number(),
  username: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
})

/** Stores requests about personal data, once; the desk is never empty in the demonstration. */
export async function storeRights(database: Database, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    if ((await transaction.$count(rightsRequests)) > 0) return
    const accounts = new Map(
      (await listAccounts(transaction)).map((account) => [account.username, account]),
    )
    const decider = accounts.get("operador")?.id ?? null
    const known = demoRightsRequests.flatMap((request) => {
      const person = personOf(request, accounts)
      return person === null ? [] : [{ request, person }]
    })
    const ids = await takeIds(transaction, rightsRequests, known.length)
    const rows = known.map(({ person, request }, place) => ({
      id: ids[place] ?? 0,
      idempotencyKey: `demo-rights-${place}`,
      ...person,
      ...rightsRow(request, decider, now),
    }))
    await insertRows(transaction, rightsRequests, rows)
  })
}

function personOf({ from }: DemoRightsRequest, accounts: ReadonlyMap<string, Account>) {
  if (typeof from !== "string") return { userId: null, ...from }
  const account = accounts.get(from)
  if (account === undefined) return null
  const { email, firstname, id, lastname } = account
  return { userId: id, name: `${firstname} ${lastname}`, email }
}

/** A request without its person. */
function rightsRow(request: DemoRightsRequest, decider: number | null, now: Date) {
  const { answer = "", closedDaysAgo, daysAgo, extensionReason = "" } = request
  const { message, purpose = null, right, state } = request
  const createdAt = new Date(now.getTime() - days(daysAgo))
  const { goalDay, limitDay } = rightsDeadlines(right, createdAt)
  const isClosed = closedDaysAgo !== undefined
  return {
    ...{ right, purpose, message, state, createdAt, goalDay, extensionReason, answer },
    limitDay: extensionReason === "" ? limitDay : extendedLimit(limitDay),
    closedAt: isClosed ? new Date(now.getTime() - days(closedDaysAgo)) : null,
    closedBy: isClosed && state !== "withdrawn" ? decider : null,
  }
}

function listAccounts(database: Database): Promise<Account[]> {
  return readRows(
    database,
    accountSchema,
    sql`select id, username, firstname, lastname, email from users
      where username in ('comprador', 'vendedor', 'pro', 'operador')`,
  )
}
