import type { Database } from "../database/database.ts"
import { files } from "../database/schema/files.ts"
import { catalogueFiles } from "./images/catalogue-files.ts"
import { fileRow } from "./images/file-row.ts"
import { insertRows } from "./insert-rows.ts"

/** The drawn pictures of machines that ads share. */
export async function storeCatalogueFiles(database: Database): Promise<void> {
  await insertRows(database, files, catalogueFiles().map(fileRow))
}
