import { fileURLToPath } from "node:url"
import type { Program } from "../processes/run-program.ts"
import { StackFailure } from "./stack-failure.ts"
import type { StackPrograms } from "./stack-programs.ts"
import { stackTexts } from "./stack-texts.ts"
import { waitUntilReady } from "./wait-until-ready.ts"

const { names } = stackTexts
const readyLimitMs = 60_000
const watched = fileURLToPath(new URL("../processes/run-watched.ts", import.meta.url))

export type StackServer = {
  /** Rejects with the sentence to tell when the server ends although nobody asked it to. */
  ended: Promise<never>
}

/** Starts the api and waits until it can work with its database. */
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
