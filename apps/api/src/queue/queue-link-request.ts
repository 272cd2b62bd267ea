import { sql } from "drizzle-orm"
import { fromDrizzle } from "pg-boss"
import type { Database } from "../database/database.ts"
import { createBoss } from "./boss.ts"

/** What the links of e-mails are for. */
export type LinkPurpose = "confirm_email" | "reset_password"

/** Somebody's wish that a link is sent to an e-mail, whether or not it belongs to an account. */
export type LinkRequest = { purpose: LinkPurpose; email: string }

/**
 * Leaves the wish to a worker. The call that asks does the same work for every e-mail, so that neither
 * its answer nor its time tells who has an account.
 */
export async function queueLinkRequest(database: Database, request: LinkRequest): Promise<void> {
  await createBoss(fromDrizzle(database, sql)).send("account-links", request)
}
