import { join } from "node:path"
import type { ProgramOptions } from "../processes/run-program.ts"
import type { Shutdown } from "../processes/shutdown.ts"
import { repositoryRoot } from "../repository-root.ts"
import { type BuildResult, buildOnce } from "./build-once.ts"

export const webRoot = join(repositoryRoot, "apps/web")
const script = [join(repositoryRoot, "node_modules/.bin/react-router"), "build"]
const packages = ["packages/domain", "packages/contract", "packages/error-reports"]
const sources = ["apps/web", ...packages, "package-lock.json"]

/** Builds the site when its sources changed since the last build. Throws the build output. */
export function buildWeb(options: ProgramOptions, shutdown: Shutdown): Promise<BuildResult> {
  return buildOnce({ root: webRoot, script, sources }, options, shutdown)
}
