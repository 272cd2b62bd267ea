/** npm run seed -- --ads 100000: fills DATABASE_URL or the demo's own database. */

import { findRunningDatabase } from "../postgres/cluster.ts"
import { prepareShutdown } from "../processes/shutdown.ts"
import { requireDatabase } from "../stack/preflight.ts"
import { migrate, openDatabase, seed } from "../stack/prepare-data.ts"
import { prepareFolders } from "../stack/prepare-folders.ts"
import { explainFailure } from "../stack/stack-failure.ts"
import { stackPrograms } from "../stack/stack-programs.ts"
import { readStackSettings } from "../stack/stack-settings.ts"

const log = (line: string) => console.log(line)
const shutdown = prepareShutdown()
let dataDir = ""
try {
  const settings = readStackSettings(process.env)
  dataDir = settings.dataDir
  if (settings.databaseUrl) await requireDatabase(settings.databaseUrl)
  const folders = await prepareFolders(dataDir)
  const running = settings.databaseUrl ? null : await findRunningDatabase(folders.database)
  const { url } = running
    ? { url: running }
    : await openDatabase(settings, folders, true, log, shutdown)
  const environment = {
    ...process.env,
    DATABASE_URL: url,
    UPLOADS_DIR: folders.uploads,
    WARA_DEMO: "1",
  }
  const programs = stackPrograms(folders.logs, environment, shutdown)
  await migrate(programs, log)
  await seed(programs, process.argv.slice(2), log)
} catch (cause) {
  if (!shutdown.signal.aborted) console.error(explainFailure(cause, dataDir))
  process.exitCode = 1
}
if (!shutdown.signal.aborted) {
  await shutdown.stopAll()
  process.exit()
}
