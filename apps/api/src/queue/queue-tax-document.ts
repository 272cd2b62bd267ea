import { sql } from "drizzle-orm"
import { fromDrizzle } from "pg-boss"
import type { Database } from "../database/database.ts"
import { createBoss } from "./boss.ts"
import { jobIdOf } from "./job-id.ts"

export type TaxDocumentJob = { taxDocumentId: number }

/** Queues the issuing of a tax document, once; part of the caller's transaction. */
export async function queueTaxDocument(
  transaction: Database,
  taxDocumentId: number,
): Promise<void> {
  const boss = createBoss(fromDrizzle(transaction, sql))
  const id = jobIdOf(`tax-document:${taxDocumentId}`)
  await boss.send("tax-documents", { taxDocumentId }, { id })
}
