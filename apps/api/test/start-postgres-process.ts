import { spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"

const program = fileURLToPath(new URL("../../../devstack/src/run-postgres.ts", import.meta.url))

export type PostgresProcess = { url: string; stop: () => Promise<void> }

/** A PostgreSQL of its own with temporary data, started with these options. */
export async function startPostgresProcess(...options: string[]): Promise<PostgresProcess> {
  const server = spawn(process.execPath, [program, "--ephemeral", ...options], {
    stdio: ["pipe", "pipe", "inherit"],
  })
  server.stdin.on("error", () => undefined)
  const [line] = await once(createInterface({ input: server.stdout }), "line")
  const { url, error } = JSON.parse(String(line))
  if (error) throw new Error(`PostgreSQL did not start: ${error.detail}`)
  const stop = async () => {
    server.stdin.end()
    if (server.exitCode === null) await once(server, "exit")
  }
  return { url, stop }
}
