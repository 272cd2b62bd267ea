import { fileURLToPath } from "node:url"
import { startProgram } from "./start-program.ts"

const program = fileURLToPath(new URL("../../web/server/serve.ts", import.meta.url))

export type WebProcess = { url: string; lines: readonly string[]; stop: () => Promise<void> }

/**
 * The built site in its own process, as in production, with only these settings. Resolves once it
 * listens and follows the changes of its api.
 */
export async function startWebProcess(settings: Record<string, string>): Promise<WebProcess> {
  const lines: string[] = []
  const ready = Promise.withResolvers<string>()
  let url = ""
  let isConnected = false
  const env = { NODE_ENV: "production", PORT: "0", LOG_LEVEL: "info", ...settings }
  const { exited, end } = startProgram(program, env, (line) => {
    lines.push(line)
    url = /^Web: (http:\S+)/.exec(line)?.[1] ?? url
    isConnected ||= line.includes("change stream connected")
    if (url !== "" && isConnected) ready.resolve(url)
  })
  exited.then((code) => ready.reject(new Error(`The site ended with ${code}`)))
  return { url: await ready.promise, lines, stop: () => end("SIGKILL") }
}
