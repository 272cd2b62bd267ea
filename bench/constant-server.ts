import { spawn } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:http"
import { buffer } from "node:stream/consumers"
import { fileURLToPath } from "node:url"

/** A server in a process of its own, as the site is; `stop` ends it. */
export type ConstantServer = { url: string; stop: () => void }

/** Starts a plain Node server that answers every request with these bytes: the reference of a page. */
export async function startConstantServer(body: Buffer): Promise<ConstantServer> {
  const program = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    stdio: ["pipe", "pipe", "inherit"],
  })
  program.stdin.end(body)
  const [port] = await once(program.stdout, "data")
  return { url: `http://127.0.0.1:${String(port).trim()}/`, stop: () => void program.kill() }
}

async function serve(): Promise<void> {
  const body = await buffer(process.stdin)
  const headers = ["content-type", "text/html; charset=utf-8", "content-length", `${body.length}`]
  const server = createServer((_request, response) => {
    response.writeHead(200, headers).end(body)
  })
  await once(server.listen(0, "127.0.0.1"), "listening")
  const address = server.address()
  process.stdout.write(typeof address === "object" && address !== null ? `${address.port}\n` : "")
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serve()
