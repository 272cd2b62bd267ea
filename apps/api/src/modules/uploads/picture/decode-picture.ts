import { minutes } from "@wara/domain/time"
import { TaskFailure, TaskProcesses } from "@wara/task-processes/task-processes"
import { z } from "zod"
import {
  type Decoding,
  type Picture,
  PictureProblem,
  pictureSchema,
  problemSchema,
} from "./picture.ts"

const answerSchema = z.union([
  z.object({ picture: pictureSchema }),
  z.object({ problem: problemSchema }),
  z.object({ failure: z.string() }),
])

/**
 * Milliseconds for all steps of a picture; decoding a photograph of the largest size takes three
 * seconds.
 */
const timeoutMs = minutes(0.5)

const program = new URL("./decode-program.ts", import.meta.url)

/**
 * Decodes and re-encodes files in a process of its own, which is ended when a picture takes too long
 * or its client has disconnected [B8.26]. The process knows no settings of the api.
 */
export class PictureDecoder {
  readonly #processes: TaskProcesses

  constructor(bounds = { timeoutMs }) {
    this.#processes = new TaskProcesses(program, bounds)
  }

  /**
   * The picture of a file, or why it is refused: one that takes too long, or that ends the decoder, is
   * not readable. Throws the signal's reason when nobody waits any more.
   */
  async decode(file: Decoding, signal?: AbortSignal): Promise<Picture | PictureProblem> {
    try {
      const answer = answerSchema.parse(await this.#processes.run(file, signal))
      if ("picture" in answer) return answer.picture
      if ("problem" in answer) return new PictureProblem(answer.problem)
      throw new Error(answer.failure)
    } catch (cause) {
      if (!(cause instanceof TaskFailure)) throw cause
      if (cause.end === "abandoned") signal?.throwIfAborted()
      return new PictureProblem("unreadable", { cause })
    }
  }
}
