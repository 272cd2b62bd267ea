import {
  applyMigrations,
  migrationsFolder,
  withMigrationLock,
} from "./database/apply-migrations.ts"
import { installQueues } from "./queue/queues.ts"

/**
 * Brings a database up to date, tables first, then the queues of jobs, from empty or from any older
 * release. Several servers may start at once: the second waits for the first.
 */
export async function migrateDatabase(url: string, folder = migrationsFolder): Promise<void> {
  await withMigrationLock(url, async (client) => {
    await applyMigrations(client, folder)
    await installQueues(client)
  })
}
