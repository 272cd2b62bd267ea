import { spawn } from "node:child_process"
import { once } from "node:events"
import { createServer, type RequestListener } from "node:http"
import { fileURLToPath } from "node:url"
import { bindStarted } from "../load/cores.ts"

/** A server in a process of its own, as the site is; `stop` ends it. */
export type Reference = { url: string; stop: () => void }

/** Starts a program that calls `serveReference`; `input` is its standard input. */
export async function startReference(module: string, input: Buffer | string): Promise<Reference> {
  const program = spawn(process.execPath, [fileURLToPath(module)], {
    // A session of its own, as the site's servers have: Linux gives each session an equal share of a
    // core.
    detached: true,
    stdio: ["pipe", "pipe", "inherit", "ipc"],
    env: { ...process.env, NODE_ENV: "production" },
  })
  if (program.stdin === null || program.stdout === null)
    throw new Error("The reference has no pipes")
  program.stdin.end(input)
  const [port] = await once(program.stdout, "data")
  bindStarted()
  return { url: `http://127.0.0.1:${String(port).trim()}/`, stop: () => void program.kill() }
}

/** Ends this process with the one that started it. */
export function endWithParent(): void {
  process.once("disconnect", () => process.exit())
}

/** Listens on a free port and prints it. */
export async function serveReference(answer: RequestListener): Promise<void> {
  endWithParent()
  const server = createServer(answer)
  await once(server.listen(0, "127.0.0.1"), "listening")
  const address = server.address()
  process.stdout.write(typeof address === "object" && address !== null ? `${address.port}\n` : "")
}

/** Whether the module is the program that runs. */
export function isProgram(module: string): boolean {
  return process.argv[1] === fileURLToPath(module)
}
