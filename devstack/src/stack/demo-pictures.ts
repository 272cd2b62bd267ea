import { join } from "node:path"
import { type Program, runNode } from "../processes/run-program.ts"
import type { Shutdown } from "../processes/shutdown.ts"
import { repositoryRoot } from "../repository-root.ts"

/**
 * How the demo's pictures are drawn: in full, or small and fast for end-to-end tests, which check
 * pages.
 */
export type Drawing = "pictures" | "sketches"

const folder = (name: string) => join(repositoryRoot, "node_modules", ".cache", "wara", name)

/**
 * Their folders: the pictures are the same for every run, so they are drawn once and kept with the
 * installed packages.
 */
export const drawnFolders: Record<Drawing, string> = {
  pictures: folder("uploads"),
  sketches: folder("sketches"),
}

export const drawingScript = (drawing: Drawing): string[] => [
  "demo/src/render-pictures.ts",
  ...(drawing === "sketches" ? ["--sketches"] : []),
]

/** Sketches the demo's missing pictures at low priority. */
export function drawSketches(env: NodeJS.ProcessEnv, shutdown: Shutdown): Program {
  const program = runNode(drawingScript("sketches"), {
    env: { ...env, UPLOADS_DIR: drawnFolders.sketches },
    nice: true,
  })
  shutdown.add(() => program.stop())
  return program
}
