import { sql } from "drizzle-orm"
import { fromDrizzle } from "pg-boss"
import type { Database } from "../database/database.ts"
import { createBoss } from "./boss.ts"

export type LinkPurpose = "confirm_email" | "reset_password"

/** A request to send a link to an e-mail, whether or not it belongs to an account. */
export type LinkRequest = { purpose: LinkPurpose; email: string }

/**
 * Queues the request for a worker. The call does the same work for every e-mail, so that neither
 * its response nor its duration reveals whether an account exists.
 */
export async function queueLinkRequest(database: Database, request: LinkRequest): Promise<void> {
  await createBoss(fromDrizzle(database, sql)).send("account-links", request)
}
