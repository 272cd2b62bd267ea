import type { Database } from "../database/database.ts"

/** The drawn pictures of machines that ads share. */
export async function storeCatalogueFiles(_database: Database): Promise<void> {}
