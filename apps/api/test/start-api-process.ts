import { fileURLToPath } from "node:url"
import { startProgram } from "./start-program.ts"

const program = fileURLToPath(new URL("../src/server.ts", import.meta.url))

export type ApiProcess = {
  url: string
  /** What it has logged so far. */
  lines: readonly string[]
  /** Ends it like a power failure. */
  kill: () => Promise<void>
  /** Lets it finish what it does. */
  stop: () => Promise<void>
}

/** The whole server as in production, in its own process, with only these settings. */
export async function startApiProcess(settings: Record<string, string>): Promise<ApiProcess> {
  const lines: string[] = []
  const listening = Promise.withResolvers<string>()
  const env = { NODE_ENV: "test", API_PORT: "0", API_MAX_LAG: "0", LOG_LEVEL: "info", ...settings }
  const { exited, end } = startProgram(program, env, (line) => {
    lines.push(line)
    const [, url] = /listening on (http:\/\/[^"]+)/.exec(line) ?? []
    if (url) listening.resolve(url)
  })
  exited.then((code) => listening.reject(new Error(`The api ended with ${code}`)))
  const url = await listening.promise
  return { url, lines, kill: () => end("SIGKILL"), stop: () => end("SIGTERM") }
}
