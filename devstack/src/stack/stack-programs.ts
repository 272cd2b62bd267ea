import { dirname, join, relative } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { type Program, type ProgramOptions, runNode } from "../processes/run-program.ts"
import type { Shutdown } from "../processes/shutdown.ts"
import { repositoryRoot } from "../repository-root.ts"
import { serverHeaps } from "./server-heaps.ts"
import { findErrorLine, isDiskFull, StackFailure } from "./stack-failure.ts"
import { stackTexts } from "./stack-texts.ts"

const { names } = stackTexts
const readyTimeoutMs = 60_000
const pollMs = 100
const watched = fileURLToPath(new URL("../processes/run-watched.ts", import.meta.url))

/** Runs the programs of one stack: same environment, one log each, stopped together. */
export type StackPrograms = {
  logOf: (name: string) => string
  start: (name: string, script: string[], options?: ProgramOptions) => Program
  /** Runs a program to its end; throws a message about `what` when it fails. */
  finish: (name: string, what: string, script: string[], options?: ProgramOptions) => Promise<void>
  failure: (name: string, what: string, program: Program) => StackFailure
}

export function stackPrograms(
  logs: string,
  environment: NodeJS.ProcessEnv,
  shutdown: Shutdown,
): StackPrograms {
  const logOf = (name: string) => join(logs, `${name}.log`)
  const shownLogOf = (name: string) => {
    const fromHere = relative(repositoryRoot, logOf(name))
    return fromHere.startsWith("..") ? logOf(name) : fromHere
  }

  function start(name: string, script: string[], options: ProgramOptions = {}) {
    const env = { ...environment, ...options.env }
    const program = runNode(script, { ...options, env, logFile: logOf(name) })
    shutdown.add(() => program.stop())
    return program
  }

  function failure(name: string, what: string, program: Program) {
    if (isDiskFull(program.tail())) return new StackFailure(stackTexts.diskFull(dirname(logs)))
    const reason = findErrorLine(program.tail())
    return new StackFailure(stackTexts.programFailed(what, reason, shownLogOf(name)))
  }

  async function finish(name: string, what: string, script: string[], options?: ProgramOptions) {
    const program = start(name, script, options)
    if ((await program.exited) !== 0) throw failure(name, what, program)
  }

  return { logOf: shownLogOf, start, finish, failure }
}

type StackServer = {
  /** Rejects with a message when the server ends unexpectedly. */
  ended: Promise<never>
}

/** Starts the api and waits until it can use its database. */
export function startApi(programs: StackPrograms, url: string, reload: boolean) {
  const script = `apps/api/src/${reload ? "server" : "serve"}.ts`
  const program = programs.start("api", [...serverHeaps.api, ...(reload ? [watched] : []), script])
  return startedServer(programs, program, "api", `${url}/ready`)
}

/** Starts the web server and waits until it answers. */
export function startWeb(programs: StackPrograms, url: string, reload: boolean) {
  const script = reload ? "apps/web/server/dev.ts" : "apps/web/server/serve.ts"
  return startedServer(
    programs,
    programs.start("web", [...serverHeaps.web, script]),
    "web",
    `${url}/health`,
  )
}

async function startedServer(
  programs: StackPrograms,
  program: Program,
  name: "api" | "web",
  url: string,
): Promise<StackServer> {
  const subject = name === "api" ? names.theApi : names.theSite
  const state = await waitUntilReady(url, program, readyTimeoutMs)
  if (state === "ended") throw programs.failure(name, names[name], program)
  if (state === "silent") {
    const log = programs.logOf(name)
    throw new StackFailure(stackTexts.notReady(subject, readyTimeoutMs / 1000, log))
  }
  const ended = program.exited.then(() => {
    throw new StackFailure(stackTexts.programEnded(subject, programs.logOf(name)))
  })
  ended.catch(() => {})
  return { ended }
}

/** Polls the address until it answers 2xx: "ready", or the reason why not. */
async function waitUntilReady(
  url: string,
  program: Program,
  timeoutMs: number,
): Promise<"ready" | "ended" | "silent"> {
  let ended = false
  void program.exited.then(() => {
    ended = true
  })
  for (const end = Date.now() + timeoutMs; Date.now() < end; await wait(pollMs)) {
    if (ended) return "ended"
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.ok) return "ready"
  }
  return "silent"
}
