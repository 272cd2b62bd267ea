import { chmod, mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createShutdown, type Shutdown } from "./processes/shutdown.ts"
import { bringUp, type Stack } from "./stack/bring-up.ts"
import { type Drawing, drawnFolders } from "./stack/demo-pictures.ts"

export type StartStackOptions = {
  ads: number
  /** Lifts the rate limit per minute, for measurements. */
  unlimited?: boolean
  images?: "wait" | "background"
  /** As pictures by default. */
  drawing?: Drawing
  /** A database that the caller started. */
  databaseUrl?: string
  /** More settings of its servers. */
  env?: NodeJS.ProcessEnv
  log?: (line: string) => void
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
 * The production stack on free ports with its own data, for end-to-end tests and measurements. On
 * failure it stops what it started and throws; it stops with the given shutdown, or by `stop`
 * alone.
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
  // Last of all, when no upload is possible any more.
  shutdown.addLast(() => removeUploaded(uploads))
  const settings = {
    ports: anyPort,
    host: "127.0.0.1",
    dataDir,
    databaseUrl: options.databaseUrl ?? null,
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
          ...options.env,
        },
        log: options.log ?? (() => {}),
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

/** Removes uploads of the run from the shared folder; drawn pictures have names with demo-. */
async function removeUploaded(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const uploaded = names.filter((name) => !/^(?:[a-z]+_)?demo-/.test(name))
  await Promise.all(uploaded.map((name) => rm(join(folder, name), { force: true })))
}
