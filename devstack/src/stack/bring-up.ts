import { randomBytes } from "node:crypto"
import { buildAdmin, keepAdminBuilt } from "../admin-build/build-admin.ts"
import { findFreePort } from "../free-port.ts"
import { startIndicatorSource } from "../indicator-source/start-indicator-source.ts"
import { startMailCatcher } from "../mail-catcher/start-mail-catcher.ts"
import { startOpenidProvider } from "../openid-provider/start-openid-provider.ts"
import type { Program } from "../processes/run-program.ts"
import type { Shutdown } from "../processes/shutdown.ts"
import { buildWeb, webRoot } from "../web-build/build-web.ts"
import { startWebpaySimulator } from "../webpay-simulator/start-webpay-simulator.ts"
import { openBucket } from "./open-bucket.ts"
import { migrate, openDatabase, progressLines, type Say, seed } from "./prepare-data.ts"
import { prepareFolders } from "./prepare-folders.ts"
import { requireDatabase } from "./require-database.ts"
import { requireFreePorts } from "./require-free-ports.ts"
import { lastLine, StackFailure, tellsOfFullDisk } from "./stack-failure.ts"
import { stackPrograms } from "./stack-programs.ts"
import { startApi, startWeb } from "./stack-servers.ts"
import type { StackSettings } from "./stack-settings.ts"
import { stackTexts } from "./stack-texts.ts"

export type StackOptions = {
  settings: StackSettings
  /** Reload on change instead of a built site. */
  reload: boolean
  /** Whether the data shall outlive a power cut. */
  durable: boolean
  seedArguments: string[]
  /** Where the drawn images go, when it is not the folder of the data. */
  uploads?: string
  /** Somebody waits for the images: draw them at full speed. */
  awaitsImages?: boolean
  /** More environment for api and web. */
  env?: NodeJS.ProcessEnv
  say: Say
}

export type Stack = {
  siteUrl: string
  apiUrl: string
  mailUrl: string
  peopleUrl: string
  webpayUrl: string
  smtpUrl: string
  indicatorsUrl: string
  databaseUrl: string
  /** Draws the images; its exit code says whether all are there. */
  images: Program
  /** Rejects with a sentence when a part of the stack ends although nobody asked it to. */
  ended: Promise<never>
}

const { progress, names } = stackTexts

/** Brings everything up, what does not depend on each other at once; throws a sentence. */
export async function bringUp(options: StackOptions, shutdown: Shutdown): Promise<Stack> {
  const { settings, say } = options
  await requireFreePorts(settings.ports)
  if (settings.databaseUrl) await requireDatabase(settings.databaseUrl)
  const folders = await prepareFolders(settings.dataDir)
  const webPort = settings.ports.web || (await findFreePort())
  const apiPort = settings.ports.api || (await findFreePort())
  const siteUrl = settings.baseUrl ?? `http://localhost:${webPort}`
  const apiUrl = `http://127.0.0.1:${apiPort}`
  const publicApiUrl = settings.publicApiUrl ?? `http://localhost:${apiPort}`

  const { mailPage, smtp, indicators } = settings.ports
  const mails = await startMailCatcher({ port: mailPage, smtpPort: smtp })
  shutdown.addLast(mails.stop)
  const source = await startIndicatorSource({ port: indicators })
  shutdown.addLast(source.stop)
  const people = await startOpenidProvider({
    port: settings.ports.people,
    callback: (provider) =>
      `${publicApiUrl}${process.env.API_PREFIX ?? "/api"}/connect/${provider}/callback`,
  })
  shutdown.addLast(people.stop)
  const webpay = await startWebpaySimulator({ port: settings.ports.webpay })
  shutdown.addLast(webpay.stop)

  const bucket = await openBucket({ ...process.env, ...options.env }, folders.objects, shutdown)

  const environment = (databaseUrl: string): NodeJS.ProcessEnv => ({
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
    SMTP_URL: mails.smtpUrl,
    MAIL_FROM: "Wara <hola@wara.test>",
    OPERATOR_EMAIL: "operador@wara.test",
    INDICATORS_URL: `${source.url}/api`,
    GOOGLE_ISSUER: people.url,
    GOOGLE_CLIENT_ID: people.google.id,
    GOOGLE_CLIENT_SECRET: people.google.secret,
    FACEBOOK_AUTHORIZATION_URL: people.authorizationUrl,
    FACEBOOK_TOKEN_URL: people.tokenUrl,
    FACEBOOK_USERINFO_URL: people.userinfoUrl,
    FACEBOOK_CLIENT_ID: people.facebook.id,
    FACEBOOK_CLIENT_SECRET: people.facebook.secret,
    WEBPAY_BASE_URL: webpay.url,
    WEBPAY_COMMERCE_CODE: webpay.shop.commerceCode,
    WEBPAY_API_KEY: webpay.shop.apiKey,
    SERVICE_TOKEN: randomBytes(24).toString("hex"),
    ...options.env,
  })

  async function prepareData() {
    const database = await openDatabase(settings, folders, options.durable, say, shutdown)
    const programs = stackPrograms(folders.logs, environment(database.url), shutdown)
    await migrate(programs, say)
    await seed(programs, options.seedArguments, say)
    const api = await startApi(programs, apiUrl, options.reload)
    const onLine = progressLines(say, `${progress.images}: `)
    if (options.reload) keepAdminBuilt(programs)
    const script = ["apps/api/src/seed/render-images.ts"]
    const images = programs.start("images", script, { nice: !options.awaitsImages, onLine })
    return { database, programs, api, images }
  }

  async function prepareSite() {
    if (options.reload) return
    say(progress.building)
    const logFile = `${folders.logs}/build.log`
    const builds = Promise.all([
      buildWeb({ logFile }, shutdown),
      buildAdmin({ logFile: `${folders.logs}/build-admin.log` }, shutdown),
    ])
    const results = await builds.catch((cause: Error) => {
      if (tellsOfFullDisk(cause.message)) throw new StackFailure(stackTexts.diskFull(webRoot))
      const reason = lastLine(cause.message)
      throw new StackFailure(stackTexts.programFailed(names.build, reason, logFile))
    })
    say(results.includes("built") ? progress.built : progress.upToDate)
  }

  const [{ database, programs, api, images }] = await Promise.all([prepareData(), prepareSite()])
  say(progress.startingServers)
  const web = await startWeb(programs, `http://127.0.0.1:${webPort}`, options.reload)
  const databaseEnded = database.ended.then(() => {
    throw new StackFailure(stackTexts.programEnded(names.theDatabase, programs.logOf("postgres")))
  })
  const ended = Promise.race([api.ended, web.ended, databaseEnded])
  ended.catch(() => {})
  return {
    siteUrl,
    apiUrl,
    mailUrl: mails.url,
    peopleUrl: people.url,
    webpayUrl: webpay.url,
    smtpUrl: mails.smtpUrl,
    indicatorsUrl: source.url,
    databaseUrl: database.url,
    images,
    ended,
  }
}
