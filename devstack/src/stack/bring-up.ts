import { randomBytes } from "node:crypto"
import { findFreePort } from "../free-port.ts"
import { startObjectStore } from "../object-store/start-object-store.ts"
import type { Program } from "../processes/run-program.ts"
import type { Shutdown } from "../processes/shutdown.ts"
import { repositoryRoot } from "../repository-root.ts"
import { buildApi, buildPanel, buildSite, watchPanel } from "./build-apps.ts"
import { type Drawing, drawingScript } from "./demo-pictures.ts"
import { requireDatabase, requireFreePorts } from "./preflight.ts"
import { type Log, migrate, openDatabase, progressLines, seed } from "./prepare-data.ts"
import { prepareFolders } from "./prepare-folders.ts"
import { findErrorLine, isDiskFull, StackFailure } from "./stack-failure.ts"
import { stackPrograms, startApi, startWeb } from "./stack-programs.ts"
import type { StackSettings } from "./stack-settings.ts"
import { demoCompany, stackTexts } from "./stack-texts.ts"
import { type StandInAddresses, startStandIns } from "./stand-ins.ts"

export type StackOptions = {
  settings: StackSettings
  /** Reload on change instead of a built site. */
  reload: boolean
  /** Whether the data must survive a power failure. */
  durable: boolean
  seedArguments: string[]
  /** Folder of the drawn images, if not the data folder. */
  uploads?: string
  /** How they are drawn; as pictures by default. */
  drawing?: Drawing
  /** The caller waits for the images, so they are drawn at full speed. */
  awaitsImages?: boolean
  env?: NodeJS.ProcessEnv
  log: Log
}

export type Stack = StandInAddresses & {
  siteUrl: string
  apiUrl: string
  databaseUrl: string
  /** The environment of its programs. */
  environment: NodeJS.ProcessEnv
  /** Draws the images; its exit code says whether all of them exist. */
  images: Program
  /** Rejects with a message when a part of the stack ends unexpectedly. */
  ended: Promise<never>
}

const { progress, names } = stackTexts

/** Starts everything, independent parts in parallel; throws a StackFailure. */
export async function bringUp(options: StackOptions, shutdown: Shutdown): Promise<Stack> {
  const { settings, log } = options
  await requireFreePorts(settings.ports)
  if (settings.databaseUrl) await requireDatabase(settings.databaseUrl)
  const folders = await prepareFolders(settings.dataDir)
  const webPort = settings.ports.web || (await findFreePort())
  const apiPort = settings.ports.api || (await findFreePort())
  const siteUrl = settings.baseUrl ?? `http://localhost:${webPort}`
  const apiUrl = `http://127.0.0.1:${apiPort}`
  const publicApiUrl = settings.publicApiUrl ?? `http://localhost:${apiPort}`

  const standIns = await startStandIns(settings.ports, publicApiUrl, shutdown)

  const bucket = await openBucket({ ...process.env, ...options.env }, folders.objects, shutdown)

  const serviceToken = randomBytes(24).toString("hex")
  const environment = (databaseUrl: string): NodeJS.ProcessEnv => ({
    ...demoCompany,
    // The demo's team logs in with the password of the README alone.
    SECOND_FACTOR: "optional",
    ...process.env,
    NODE_ENV: options.reload ? "development" : "production",
    WARA_DEMO: "1",
    DATABASE_URL: databaseUrl,
    HOST: settings.host,
    PORT: String(webPort),
    API_PORT: String(apiPort),
    API_URL: apiUrl,
    BASE_URL: siteUrl,
    PUBLIC_API_URL: publicApiUrl,
    UPLOADS_DIR: options.uploads ?? folders.uploads,
    ...bucket,
    IMAGE_CACHE_DIR: folders.imageCache,
    ...standIns.environment,
    SERVICE_TOKEN: serviceToken,
    ...options.env,
  })

  const builtApi = options.reload ? null : built(buildApi, "build-api")

  async function prepareData() {
    const database = await openDatabase(settings, folders, options.durable, log, shutdown)
    const programs = stackPrograms(folders.logs, environment(database.url), shutdown)
    await migrate(programs, log)
    await seed(programs, options.seedArguments, log)
    await builtApi
    const api = await startApi(programs, apiUrl, options.reload)
    const onLine = progressLines(log, `${progress.images}: `)
    if (options.reload) watchPanel(programs)
    const script = drawingScript(options.drawing ?? "pictures")
    const images = programs.start("images", script, { nice: !options.awaitsImages, onLine })
    return { database, programs, api, images }
  }

  /** Builds an app; the cause of a failure is in the log of this name. */
  function built(build: typeof buildApi, logName: string) {
    const logFile = `${folders.logs}/${logName}.log`
    return build({ logFile }, shutdown).catch((cause: Error) => {
      if (isDiskFull(cause.message)) throw new StackFailure(stackTexts.diskFull(repositoryRoot))
      const reason = findErrorLine(cause.message)
      throw new StackFailure(stackTexts.programFailed(names.build, reason, logFile))
    })
  }

  async function prepareSite() {
    if (options.reload) return
    log(progress.building)
    const site = built(buildSite, "build")
    const results = await Promise.all([site, built(buildPanel, "build-admin"), builtApi])
    log(results.includes("built") ? progress.built : progress.upToDate)
  }

  const [{ database, programs, api, images }] = await Promise.all([prepareData(), prepareSite()])
  log(progress.startingServers)
  const web = await startWeb(programs, `http://127.0.0.1:${webPort}`, options.reload)
  const databaseEnded = database.ended.then(() => {
    throw new StackFailure(stackTexts.programEnded(names.theDatabase, programs.logOf("postgres")))
  })
  const ended = Promise.race([api.ended, web.ended, databaseEnded])
  ended.catch(() => {})
  return {
    siteUrl,
    apiUrl,
    ...standIns.addresses,
    databaseUrl: database.url,
    environment: environment(database.url),
    images,
    ended,
  }
}

/**
 * The settings of a bucket for uploads, which is started first, when a bucket is wanted and none is
 * configured.
 */
async function openBucket(
  wanted: NodeJS.ProcessEnv,
  directory: string,
  shutdown: Shutdown,
): Promise<NodeJS.ProcessEnv> {
  if (wanted.STORAGE !== "s3" || wanted.S3_ENDPOINT) return {}
  const store = await startObjectStore({ port: 0, directory })
  shutdown.addLast(store.stop)
  return {
    STORAGE: "s3",
    S3_ENDPOINT: store.url,
    S3_BUCKET: store.bucket,
    S3_ACCESS_KEY_ID: store.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.secretAccessKey,
  }
}
