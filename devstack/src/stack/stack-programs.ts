import { dirname, join, relative } from "node:path"
import { type Program, type ProgramOptions, runNode } from "../processes/run-program.ts"
import type { Shutdown } from "../processes/shutdown.ts"
import { repositoryRoot } from "../repository-root.ts"
import { lastLine, reportsFullDisk, StackFailure } from "./stack-failure.ts"
import { stackTexts } from "./stack-texts.ts"

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
    if (reportsFullDisk(program.tail())) return new StackFailure(stackTexts.diskFull(dirname(logs)))
    const reason = lastLine(program.tail())
    return new StackFailure(stackTexts.programFailed(what, reason, shownLogOf(name)))
  }

  async function finish(name: string, what: string, script: string[], options?: ProgramOptions) {
    const program = start(name, script, options)
    if ((await program.exited) !== 0) throw failure(name, what, program)
  }

  return { logOf: shownLogOf, start, finish, failure }
}
