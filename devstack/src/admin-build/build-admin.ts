import { join } from "node:path"
import type { ProgramOptions } from "../processes/run-program.ts"
import type { Shutdown } from "../processes/shutdown.ts"
import { repositoryRoot } from "../repository-root.ts"
import type { StackPrograms } from "../stack/stack-programs.ts"
import { type BuildResult, buildOnce } from "../web-build/build-once.ts"

const root = join(repositoryRoot, "apps/admin")
const script = [join(repositoryRoot, "node_modules/.bin/vite"), "build"]
const sources = ["apps/admin", "packages/domain", "packages/contract", "package-lock.json"]

/** Builds the panel when its sources changed since the last build. Throws the build output. */
export function buildAdmin(options: ProgramOptions, shutdown: Shutdown): Promise<BuildResult> {
  return buildOnce({ root, script, sources }, options, shutdown)
}

/** Rebuilds the panel at every change until the stack stops; its page must be reloaded by hand. */
export function ensureAdminBuilt(programs: StackPrograms): void {
  programs.start("panel", [...script, "--watch"], { cwd: root, env: { NODE_ENV: "production" } })
}
