import { eq } from "drizzle-orm"
import { taxDocuments } from "../src/database/schema/tax-documents.ts"
import type { TestApp } from "./create-test-app.ts"

/** Tax documents of an order, oldest first. */
export const documentsOf = ({ database }: Pick<TestApp, "database">, orderId: number) =>
  database
    .select()
    .from(taxDocuments)
    .where(eq(taxDocuments.orderId, orderId))
    .orderBy(taxDocuments.id)

/** A small PDF, in base64; `mark` makes two of them differ. */
export const pdfOf = (mark = ""): string => btoa(`%PDF-1.7\n${mark}\n%%EOF`)
