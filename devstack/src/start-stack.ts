import { chmod, mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createShutdown, type Shutdown } from "./processes/shutdown.ts"
import { bringUp, type Stack } from "./stack/bring-up.ts"
import { type Drawing, drawnFolders } from "./stack/demo-pictures.ts"

export type StartStackOptions = {
  /** How many ads the seed makes. */
  ads: number
  /** Lifts the limit of calls a minute, for measuring. */
  unlimited?: boolean
  /** Whether to wait until every image is drawn. */
  images?: "wait" | "background"
  /** As pictures, when it is not said. */
  drawing?: Drawing
  say?: (line: string) => void
}

export type RunningStack = Omit<Stack, "images" | "ended"> & {
  stop: () => Promise<void>
}

const anyPort = {
  web: 0,
  api: 0,
  mailPage: 0,
  people: 0,
  webpay: 0,
  smtp: 0,
  indicators: 0,
  postgres: 0,
}

/**
 * The production stack on free ports with data of its own, for journeys and measurements. Throws
 * after stopping what it started; takes a shutdown to stop with, or stops by `stop` alone.
 */
export async function startStack(
  options: StartStackOptions,
  shutdown: Shutdown = createShutdown(),
): Promise<RunningStack> {
  process.env.WARA_DEMO = "1"
  const { drawing = "pictures" } = options
  const uploads = drawnFolders[drawing]
  const dataDir = await mkdtemp(join(tmpdir(), "wara-stack-"))
  await chmod(dataDir, 0o755)
  shutdown.addLast(() => rm(dataDir, { recursive: true, force: true }))
  // Last of all: nobody uploads any more.
  shutdown.addLast(() => removeUploaded(uploads))
  const settings = {
    ports: anyPort,
    host: "127.0.0.1",
    dataDir,
    databaseUrl: null,
    baseUrl: null,
    publicApiUrl: null,
  }
  try {
    const stack = await bringUp(
      {
        settings,
        reload: false,
        durable: false,
        seedArguments: ["--ads", String(options.ads)],
        uploads,
        drawing,
        awaitsImages: options.images !== "background",
        env: {
          LOG_LEVEL: "warn",
          ...(options.unlimited ? { API_CALLS_PER_MINUTE: "10000000" } : {}),
        },
        say: options.say ?? (() => {}),
      },
      shutdown,
    )
    if (options.images !== "background") await stack.images.exited
    stack.ended.catch((cause) => {
      if (!shutdown.signal.aborted) console.error(cause.message)
    })
    const { images: _images, ended: _ended, ...addresses } = stack
    return { ...addresses, stop: shutdown.stopAll }
  } catch (cause) {
    await shutdown.stopAll()
    throw cause
  }
}

/** Takes out of the shared folder what was uploaded during the run; drawn pictures are named demo-. */
async function removeUploaded(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const uploaded = names.filter((name) => !/^(?:[a-z]+_)?demo-/.test(name))
  await Promise.all(uploaded.map((name) => rm(join(folder, name), { force: true })))
}
