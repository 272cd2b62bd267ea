import { get } from "node:http"
import { findFreePort } from "@wara/devstack/free-port"
import { runNode } from "@wara/devstack/processes/run-program"
import { serverHeaps } from "@wara/devstack/stack/server-heaps"
import { bindStarted, cpuMsOf, descendantsOf } from "./load/cores.ts"

/** Programs of the site, with the address that says that they can work. */
const programs = {
  api: {
    script: [...serverHeaps.api, "apps/api/src/serve.ts"],
    port: "API_PORT",
    ready: "/ready",
  },
  /** The same from its sources, whose libraries a preloaded file can watch. */
  apiFromSources: {
    script: [...serverHeaps.api, "apps/api/src/server.ts"],
    port: "API_PORT",
    ready: "/ready",
  },
  web: { script: [...serverHeaps.web, "apps/web/server/serve.ts"], port: "PORT", ready: "/health" },
}

/** Another server beside those of the stack. */
export type OwnServer = {
  url: string
  /** Milliseconds from its start to its work; `cpuMs` is the time of processors for it. */
  readyMs: number
  cpuMs: number
  stop: () => Promise<void>
}

const timeoutMs = 30_000

/** Starts a server on a free port with the stack's settings and these. */
export async function startOwnServer(
  name: keyof typeof programs,
  environment: NodeJS.ProcessEnv,
): Promise<OwnServer> {
  const { script, port: portVariable, ready } = programs[name]
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const others = new Set(descendantsOf(process.pid))
  const startedAt = performance.now()
  const program = runNode(script, { env: { ...environment, [portVariable]: String(port) } })
  const hasEnded = program.exited.then(() => {
    throw new Error(`The ${name} did not start: ${program.tail()}`)
  })
  await Promise.race([waitUntilReady(url + ready), hasEnded])
  hasEnded.catch(() => {})
  const readyMs = performance.now() - startedAt
  const started = descendantsOf(process.pid).filter((pid) => !others.has(pid))
  bindStarted()
  return { url, readyMs, cpuMs: cpuMsOf(started), stop: () => program.stop("SIGKILL") }
}

async function waitUntilReady(url: string): Promise<void> {
  for (const end = performance.now() + timeoutMs; performance.now() < end; ) {
    if (await isAnswered(url)) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  throw new Error(`${url} did not answer within ${timeoutMs / 1000} s`)
}

/** Asked without `fetch`, whose refused calls cost more, and both would share the processors. */
function isAnswered(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(url, { agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    }).on("error", () => resolve(false))
  })
}
