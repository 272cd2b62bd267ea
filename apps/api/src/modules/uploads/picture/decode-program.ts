/** Decodes pictures in a process of its own; started by `decode-picture.ts` next to it. */
import { readFile } from "node:fs/promises"
import { serveTasks } from "@wara/task-processes/serve-tasks"
import { makePicture } from "./make-picture.ts"
import { decodingSchema, PictureProblem } from "./picture.ts"

serveTasks(async (task) => {
  const { path, type } = decodingSchema.parse(task)
  try {
    return { picture: await makePicture(await readFile(path), type) }
  } catch (cause) {
    if (cause instanceof PictureProblem) return { problem: cause.problem }
    return { failure: String(cause) }
  }
})
