import { sql } from "drizzle-orm"
import { fromDrizzle } from "pg-boss"
import type { Database } from "../database/database.ts"
import { createBoss } from "./job-boss.ts"
import { jobIdOf } from "./job-id.ts"

/** The paid order whose boleta or factura is to be issued. */
export type TaxDocumentJob = { orderId: number }

/** Asks for the tax document of a paid order, once; part of the caller's transaction. */
export async function queueTaxDocument(transaction: Database, orderId: number): Promise<void> {
  const boss = createBoss(fromDrizzle(transaction, sql))
  await boss.send("tax-documents", { orderId }, { id: jobIdOf(`tax-document:${orderId}`) })
}
