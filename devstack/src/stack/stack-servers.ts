import { setTimeout as wait } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import type { Program } from "../processes/run-program.ts"
import { StackFailure } from "./stack-failure.ts"
import type { StackPrograms } from "./stack-programs.ts"
import { stackTexts } from "./stack-texts.ts"

const pauseMs = 100

/** Polls the address until it answers 2xx: "ready", or the reason why not. */
async function waitUntilReady(
  url: string,
  program: Program,
  limitMs: number,
): Promise<"ready" | "ended" | "silent"> {
  let ended = false
  void program.exited.then(() => {
    ended = true
  })
  for (const end = Date.now() + limitMs; Date.now() < end; await wait(pauseMs)) {
    if (ended) return "ended"
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.ok) return "ready"
  }
  return "silent"
}

const { names } = stackTexts
const readyLimitMs = 60_000
const watched = fileURLToPath(new URL("../processes/run-watched.ts", import.meta.url))

export type StackServer = {
  /** Rejects with a message when the server ends unexpectedly. */
  ended: Promise<never>
}

/** Starts the api and waits until it can use its database. */
export function startApi(programs: StackPrograms, url: string, reload: boolean) {
  const script = "apps/api/src/server.ts"
  const program = programs.start("api", reload ? [watched, script] : [script])
  return untilReady(programs, program, "api", `${url}/ready`)
}

/** Starts the web server and waits until it answers. */
export function startWeb(programs: StackPrograms, url: string, reload: boolean) {
  const script = reload ? "apps/web/server/dev.ts" : "apps/web/server/serve.ts"
  return untilReady(programs, programs.start("web", [script]), "web", `${url}/health`)
}

async function untilReady(
  programs: StackPrograms,
  program: Program,
  name: "api" | "web",
  url: string,
): Promise<StackServer> {
  const subject = name === "api" ? names.theApi : names.theSite
  const state = await waitUntilReady(url, program, readyLimitMs)
  if (state === "ended") throw programs.failure(name, names[name], program)
  if (state === "silent") {
    const log = programs.logOf(name)
    throw new StackFailure(stackTexts.notReady(subject, readyLimitMs / 1000, log))
  }
  const ended = program.exited.then(() => {
    throw new StackFailure(stackTexts.programEnded(subject, programs.logOf(name)))
  })
  ended.catch(() => {})
  return { ended }
}
