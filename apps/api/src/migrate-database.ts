import {
  applyMigrations,
  migrationsFolder,
  withMigrationLock,
} from "./database/apply-migrations.ts"
import { connectDatabase } from "./database/database.ts"
import { cleanStoredTexts } from "./modules/texts/use-cases/clean-stored-texts.ts"
import { installQueues } from "./queue/queues.ts"

/**
 * Brings a database up to date, tables first, then the queues of jobs and the stored texts, from
 * empty or from any older release. Several servers may start at once: the second waits for the first.
 */
export async function migrateDatabase(url: string, folder = migrationsFolder): Promise<void> {
  await withMigrationLock(url, async (client) => {
    await applyMigrations(client, folder)
    await installQueues(client)
    await cleanTexts(url)
  })
}

async function cleanTexts(url: string): Promise<void> {
  const { database, pool } = connectDatabase(url, { maxConnections: 1 })
  try {
    await cleanStoredTexts(database)
  } finally {
    await pool.end()
  }
}
