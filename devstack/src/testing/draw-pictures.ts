import { type Program, runNode } from "../processes/run-program.ts"
import type { Shutdown } from "../processes/shutdown.ts"
import { demoPictures } from "../stack/demo-pictures.ts"

/** Draws what is missing of the demo's pictures with what others leave of the processors. */
export function drawPictures(env: NodeJS.ProcessEnv, shutdown: Shutdown): Program {
  const script = ["apps/api/src/seed/render-images.ts"]
  const program = runNode(script, { env: { ...env, UPLOADS_DIR: demoPictures }, nice: true })
  shutdown.add(() => program.stop())
  return program
}
