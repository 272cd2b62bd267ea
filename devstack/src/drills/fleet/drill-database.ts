import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startPostgres } from "../../postgres/start-postgres.ts"
import type { Shutdown } from "../../processes/shutdown.ts"

/** A database that a drill stops and starts again, with the same address and data. */
export type DrillDatabase = { url: string; stop: () => Promise<void>; start: () => Promise<void> }

export async function openDrillDatabase(shutdown: Shutdown): Promise<DrillDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "wara-drill-database-"))
  await chmod(folder, 0o755)
  shutdown.addLast(() => rm(folder, { recursive: true, force: true }))
  const dataDir = join(folder, "postgres")
  let server = await startPostgres({ dataDir })
  shutdown.addLast(() => server.stop())
  const { url } = server
  return {
    url,
    stop: () => server.stop(),
    start: async () => {
      server = await startPostgres({ dataDir, port: Number(new URL(url).port) })
    },
  }
}
