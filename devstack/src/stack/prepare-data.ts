import { join } from "node:path"
import { type RunningPostgres, startPostgres } from "../postgres/start-postgres.ts"
import type { Shutdown } from "../processes/shutdown.ts"
import type { StackFolders } from "./prepare-folders.ts"
import type { StackPrograms } from "./stack-programs.ts"
import type { StackSettings } from "./stack-settings.ts"
import { stackTexts } from "./stack-texts.ts"

export type Log = (line: string) => void

const { progress, names } = stackTexts

/** `ended` settles when the embedded server stops on its own; never for an external database. */
export type StackDatabase = { url: string; ended: Promise<unknown> }

export async function openDatabase(
  settings: StackSettings,
  folders: StackFolders,
  durable: boolean,
  log: Log,
  shutdown: Shutdown,
): Promise<StackDatabase> {
  if (settings.databaseUrl) {
    log(progress.databaseGiven)
    return { url: settings.databaseUrl, ended: new Promise(() => {}) }
  }
  log(progress.databaseStarting)
  const server: RunningPostgres = await startPostgres({
    dataDir: folders.database,
    port: settings.ports.postgres,
    durable,
    logFile: join(folders.logs, "postgres.log"),
  })
  shutdown.addLast(server.stop)
  log(progress.databaseReady)
  return { url: server.url, ended: server.exited }
}

export async function migrate(programs: StackPrograms, log: Log): Promise<void> {
  log(progress.migrating)
  await programs.finish("migrate", names.migration, ["apps/api/src/migrate.ts"])
  log(progress.migrated)
}

/** Prints a program's progress; its errors are in its log. */
export function progressLines(log: Log, prefix: string) {
  return (line: string, from: "stdout" | "stderr") => {
    if (from === "stdout" && line.trim() !== "") log(prefix + line)
  }
}

/**
 * Megabytes of the seed's heap: two batches of ads and a number for each ad. Without bounds, garbage
 * waits for a collection until a fraction of the machine's memory is used.
 */
const seedHeap = ["--max-semi-space-size=16", "--max-old-space-size=512"]

/** The program that loads demo data, with its bounds. */
export const seedScript = [...seedHeap, "demo/src/seed.ts"]

/** Loads the demo data once: the script leaves a filled database as it is. */
export async function seed(programs: StackPrograms, args: string[], log: Log): Promise<void> {
  log(progress.seeding)
  await programs.finish("seed", names.seed, [...seedScript, ...args], {
    onLine: progressLines(log, "  "),
  })
  log(progress.seeded)
}
