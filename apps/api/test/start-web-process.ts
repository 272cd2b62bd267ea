import { spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"

const program = fileURLToPath(new URL("../../web/server/serve.ts", import.meta.url))

export type WebProcess = { url: string; lines: readonly string[]; stop: () => Promise<void> }

/**
 * The built site in its own process, as in production, with only these settings. Resolves once it
 * listens and follows the changes of its api.
 */
export async function startWebProcess(settings: Record<string, string>): Promise<WebProcess> {
  const child = spawn(process.execPath, [program], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { NODE_ENV: "production", PORT: "0", LOG_LEVEL: "info", ...settings },
  })
  const exited = once(child, "exit")
  const lines: string[] = []
  const ready = new Promise<string>((resolve, reject) => {
    let url = ""
    let isConnected = false
    createInterface({ input: child.stdout }).on("line", (line) => {
      lines.push(line)
      url = /^Web: (http:\S+)/.exec(line)?.[1] ?? url
      isConnected ||= line.includes("change stream connected")
      if (url !== "" && isConnected) resolve(url)
    })
    exited.then(([code]) => reject(new Error(`The site ended with ${code}`)), reject)
  })
  return {
    url: await ready,
    lines,
    stop: async () => {
      child.kill("SIGKILL")
      await exited
    },
  }
}
