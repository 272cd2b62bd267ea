import { type Program, runNode } from "../processes/run-program.ts"
import type { Shutdown } from "../processes/shutdown.ts"
import { drawingScript, drawnFolders } from "../stack/demo-pictures.ts"

/** Sketches the demo's missing pictures at low priority. */
export function drawPictures(env: NodeJS.ProcessEnv, shutdown: Shutdown): Program {
  const program = runNode(drawingScript("sketches"), {
    env: { ...env, UPLOADS_DIR: drawnFolders.sketches },
    nice: true,
  })
  shutdown.add(() => program.stop())
  return program
}
