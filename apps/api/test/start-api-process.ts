import { spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"

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
  const child = spawn(process.execPath, [program], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { NODE_ENV: "test", API_PORT: "0", API_MAX_LAG: "0", LOG_LEVEL: "info", ...settings },
  })
  const exited = once(child, "exit")
  const lines: string[] = []
  const listening = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      lines.push(line)
      const [, url] = /listening on (http:\/\/[^"]+)/.exec(line) ?? []
      if (url) resolve(url)
    })
    exited.then(([code]) => reject(new Error(`The api ended with ${code}`)), reject)
  })
  const url = await listening
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await exited
  }
  return { url, lines, kill: () => end("SIGKILL"), stop: () => end("SIGTERM") }
}
