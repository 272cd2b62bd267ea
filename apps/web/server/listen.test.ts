import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { Agent, request } from "node:http"
import { createServer } from "node:net"
import { createInterface } from "node:readline"
import { afterEach, expect, test } from "vitest"

const here = (file: string) => new URL(file, import.meta.url).href

type Given = { stopWithParent?: boolean; drainMs?: number; isBusy?: boolean }

/**
 * A server with one slow response, started and stopped like the site. A busy one does nothing from
 * the stop signal on until something is written to its standard input.
 */
const program = (port: number, { isBusy = false, ...stop }: Given) => `
  import { readSync } from "node:fs"
  import { createServer } from "node:http"
  import { keepAliveTimeout, listen, stopGracefully } from "${here("./listen.ts")}"
  const server = createServer({ keepAliveTimeout }, (request, response) => {
    console.log("asked")
    setTimeout(() => response.end("answered"), 300)
  })
  stopGracefully(server, {
    ...${JSON.stringify({ stopWithParent: false, drainMs: 0, ...stop })},
    onDrain: () => {
      console.log("draining")
      if (${isBusy}) setImmediate(() => readSync(0, Buffer.alloc(1)))
    },
    close: () => console.log("closed"),
  })
  await listen(server, { port: ${port}, host: "127.0.0.1" })
`

let child: ChildProcess
afterEach(() => void child.kill("SIGKILL"))

function start(port: number, given: Given = {}) {
  const code = program(port, given)
  child = spawn(process.execPath, ["--input-type=module", "-e", code])
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on("line", (line) => void lines.push(line))
  }
  const exited = new Promise<number | null>((resolve) => child.once("close", resolve))
  const address = () => lines.map((line) => /^Web: (.+)$/.exec(line)?.[1]).find(Boolean) ?? ""
  return { lines, exited, address }
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s finishes the running response, then exits",
  async (signal) => {
    const { lines, exited, address } = start(0)
    await expect.poll(address, { timeout: 5_000 }).not.toBe("")
    const answer = fetch(address()).then((response) => response.text())
    await expect.poll(() => lines).toContain("asked")
    child.kill(signal)
    expect(await answer).toBe("answered")
    expect(await exited).toBe(0)
    expect(lines).toContain("closed")
  },
)

test("[B9.20] it serves on while it drains; a second signal ends that", async () => {
  const { lines, exited, address } = start(0, { drainMs: 60_000 })
  await expect.poll(address, { timeout: 5_000 }).not.toBe("")
  child.kill("SIGTERM")
  await expect.poll(() => lines).toContain("draining")
  const whileDraining = await fetch(address())
  expect(await whileDraining.text()).toBe("answered")
  expect(whileDraining.headers.get("connection")).toBe("close")
  expect(lines).not.toContain("closed")
  child.kill("SIGTERM")
  expect(await exited).toBe(0)
  expect(lines).toContain("closed")
})

test("[B9.123] what was sent to a server that was busy when its drain ended is answered, by new and kept connections", async () => {
  const { lines, exited, address } = start(0, { drainMs: 1, isBusy: true })
  await expect.poll(address, { timeout: 5_000 }).not.toBe("")
  // As a proxy does, which keeps the connection for its next call.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const post = (given: { agent?: Agent } = {}) => {
    const sent = request(address(), { method: "POST", ...given })
    const answered = new Promise<number>((resolve, reject) => {
      sent.on("response", (answer) =>
        answer.resume().on("end", () => resolve(answer.statusCode ?? 0)),
      )
      sent.on("error", reject)
    })
    const connection = once(sent, "socket")
    sent.end("form")
    const left = connection.then(async ([socket]) => {
      if (socket.connecting) await once(socket, "connect")
      if (!sent.writableFinished) await once(sent, "finish")
    })
    return { answered, left }
  }
  expect(await post({ agent }).answered).toBe(200)
  child.kill("SIGTERM")
  await expect.poll(() => lines).toContain("draining")
  const posts = [post({ agent }), post()]
  await Promise.all(posts.map(({ left }) => left))
  child.stdin?.write("x")
  const answers = await Promise.allSettled(posts.map(({ answered }) => answered))
  expect(answers).toEqual([200, 200].map((value) => ({ status: "fulfilled", value })))
  expect(await exited).toBe(0)
})

test("[B9.91] idle connections stay open longer than those of proxies", async () => {
  const { address } = start(0)
  await expect.poll(address, { timeout: 5_000 }).not.toBe("")
  const response = await fetch(address())
  await response.text()
  const [, seconds] = /timeout=(\d+)/.exec(response.headers.get("keep-alive") ?? "") ?? []
  expect(Number(seconds)).toBeGreaterThan(60)
})

test("the end of standard input stops the server if configured", async () => {
  const { exited, address } = start(0, { stopWithParent: true })
  await expect.poll(address, { timeout: 5_000 }).not.toBe("")
  child.stdin?.end()
  expect(await exited).toBe(0)
})

test("a port in use is reported in one message", async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve))
  const taken = other.address()
  const port = typeof taken === "object" && taken !== null ? taken.port : 0
  const { lines, exited } = start(port)
  expect(await exited).toBe(1)
  other.close()
  expect(lines).toEqual([
    `The web server cannot listen on port ${port}: it is in use by another program.`,
  ])
})
