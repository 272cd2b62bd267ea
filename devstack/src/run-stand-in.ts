/**
 * One stand-in on its own, for tests; runs as long as stdin stays open. Prints one line of JSON: its
 * addresses, and the keys or clients that it accepts.
 *
 * node devstack/src/run-stand-in.ts bot-check|error-collector|object-store|webpay-simulator
 * node devstack/src/run-stand-in.ts openid-provider --callback http://localhost:1337/api/connect
 */
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { callback: { type: "string", default: "http://localhost:1337/api/connect" } },
})

process.stdout.on("error", () => {})
const { stop, ...printed } = await start(positionals[0] ?? "")
const end = () => void stop().then(() => process.exit(0))
process.stdin.on("end", end).on("error", end).resume()
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, end)
console.log(JSON.stringify(printed))

/** Loads only the wanted one, because a test waits for its start. */
async function start(name: string): Promise<{ stop: () => Promise<void> }> {
  switch (name) {
    case "bot-check": {
      const { startBotCheck } = await import("./bot-check/start-bot-check.ts")
      return startBotCheck({ port: 0 })
    }
    case "error-collector": {
      const { startErrorCollector } = await import("./error-collector/start-error-collector.ts")
      return startErrorCollector({ port: 0 })
    }
    case "object-store":
      return startTemporaryStore()
    case "openid-provider": {
      const { startOpenidProvider } = await import("./openid-provider/start-openid-provider.ts")
      const callback = (provider: string) => `${values.callback}/${provider}/callback`
      return startOpenidProvider({ port: 0, callback })
    }
    case "webpay-simulator": {
      const { startWebpaySimulator } = await import("./webpay-simulator/start-webpay-simulator.ts")
      return startWebpaySimulator({ port: 0 })
    }
    default:
      throw new Error(`unknown stand-in: ${name}`)
  }
}

async function startTemporaryStore() {
  const { startObjectStore } = await import("./object-store/start-object-store.ts")
  const directory = await mkdtemp(join(tmpdir(), "wara-objects-"))
  const store = await startObjectStore({ port: 0, directory })
  const stop = async () => {
    await store.stop()
    await rm(directory, { recursive: true, force: true })
  }
  return { ...store, stop }
}
