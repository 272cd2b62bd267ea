import { createRequire } from "node:module"
import { pathToFileURL } from "node:url"
import { TaskFailure, TaskProcesses } from "@wara/task-processes/task-processes"
import type { Conversion } from "./conversion.ts"
import { ImageFailure } from "./image-request.ts"

/** Milliseconds that a conversion may take. */
const timeoutMs = 15_000

// By its name, because this file is also a part of the built server, which lies elsewhere.
const programPath = createRequire(import.meta.url).resolve("@wara/web/convert-program")
const program = pathToFileURL(programPath)

/**
 * Converts pictures for delivery in processes of their own, so that a conversion can be ended, and
 * its decoder occupies no thread in which pages are compressed [B8.26].
 */
export class ImageConverter {
  readonly #processes: TaskProcesses

  constructor(bounds = { timeoutMs }) {
    this.#processes = new TaskProcesses(program, bounds)
  }

  /**
   * Throws ImageFailure when the bytes are no supported picture, or when the conversion was ended:
   * its time was up, or its signal says that nobody waits for it.
   */
  async convert(conversion: Conversion, signal?: AbortSignal): Promise<Buffer> {
    const answer = await this.#run(conversion, signal)
    if (Buffer.isBuffer(answer)) return answer
    throw new ImageFailure("UnsupportedMediaTypeError", { cause: new Error(String(answer)) })
  }

  async #run(conversion: Conversion, signal?: AbortSignal): Promise<unknown> {
    try {
      return await this.#processes.run(conversion, signal)
    } catch (cause) {
      if (cause instanceof TaskFailure) throw new ImageFailure("ServiceUnavailableError", { cause })
      throw cause
    }
  }
}
