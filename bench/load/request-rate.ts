import { execFile } from "node:child_process"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { generatorCore, hasTaskset } from "./cores.ts"
import type { Load, Measured } from "./generate-load.ts"

const program = fileURLToPath(new URL("./generate-load.ts", import.meta.url))
const run = promisify(execFile)

/** Seconds of load per address; enough for the median to settle on a small machine. */
const defaultSeconds = 5

/** Loads one address over ten connections unless stated otherwise. */
export async function requestRate(
  url: string,
  load: Partial<Omit<Load, "url">> = {},
): Promise<Measured> {
  const whole: Load = { url, headers: {}, connections: 10, seconds: defaultSeconds, ...load }
  const command = [process.execPath, program, JSON.stringify(whole)]
  const [file = "", ...args] = hasTaskset
    ? ["taskset", "-c", String(generatorCore), ...command]
    : command
  const { stdout } = await run(file, args)
  return JSON.parse(stdout)
}
