import { createServer, type Server } from "node:http"
import { afterEach, expect, test } from "vitest"
import { findFreePort } from "../../free-port.ts"
import { createShutdown } from "../../processes/shutdown.ts"
import { findProgram } from "./find-program.ts"
import { startProxy } from "./start-proxy.ts"
import { visitor } from "./visitor.ts"

const isInstalled = findProgram("nginx") !== null && findProgram("openssl") !== null
const shutdown = createShutdown()
afterEach(shutdown.stopAll)

/** A server that can be stopped and started on the same port, and what it was asked. */
async function openTwin(name: string) {
  const port = await findFreePort()
  const posted: string[] = []
  let server: Server | null = null
  const start = () =>
    new Promise<void>((resolve) => {
      server = createServer((request, response) => {
        if (request.method === "POST") posted.push(name)
        response.setHeader("connection", "close")
        request.resume().on("end", () => response.end(name))
      })
      server.listen(port, "127.0.0.1", resolve)
    })
  const stop = () =>
    new Promise<void>((resolve) => {
      server?.close(() => resolve())
      server?.closeAllConnections()
    })
  await start()
  shutdown.add(stop)
  return { port, posted, start, stop }
}

test.skipIf(!isInstalled)(
  "[B9.101] nginx of the kit tries servers that both failed a moment ago, and posts are sent once",
  async () => {
    const [first, second] = [await openTwin("first"), await openTwin("second")]
    const [secure, plain, calls] = [
      await findFreePort(),
      await findFreePort(),
      await findFreePort(),
    ]
    const both = [first.port, second.port] as const
    await startProxy("nginx", { web: both, api: both, secure, plain, calls }, shutdown)
    const { ask } = visitor(secure, 1)
    const read = async () => (await ask({ path: "/" })).body
    const post = async () => (await ask({ path: "/", method: "POST", body: "text" })).body

    await first.stop()
    for (let times = 0; times < 4; times += 1) expect(await read()).toBe("second")
    // The first is back, but nginx has not noticed yet; now the second one is restarted.
    await first.start()
    await second.stop()
    for (let times = 0; times < 6; times += 1) expect(await read()).toBe("first")
    for (let times = 0; times < 6; times += 1) expect(await post()).toBe("first")
    expect([first.posted.length, second.posted.length]).toEqual([6, 0])
    await second.start()
    expect(["first", "second"]).toContain(await read())
  },
)
