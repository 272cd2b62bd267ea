import { setTimeout as wait } from "node:timers/promises"
import type { Drill } from "../drill.ts"
import { faultRows } from "../fleet/fault-rows.ts"
import { startLoad } from "../fleet/load.ts"
import { sendMessages } from "../fleet/messages.ts"
import { logInPeople } from "../fleet/people.ts"
import type { ProxyName } from "../fleet/start-proxy.ts"

/** Milliseconds of load before a server is killed, and before it is started again. */
const calmMs = 2_000

/**
 * An api and then a web server end as by `kill -9` under load, and are started again. What was sent
 * to the one that ends and cannot be repeated may fail, everything else must not.
 */
export const kills = (proxy: ProxyName): Drill => ({
  name: `kills-${proxy}`,
  needs: proxy,
  maxSeconds: 30,
  async run({ fleet: open, isShort }) {
    const fleet = await open(proxy)
    const securePort = fleet.ports.secure
    const people = await logInPeople(securePort, isShort ? 2 : 10)
    const load = startLoad({ securePort, perSecond: isShort ? 5 : 14, people })
    const messages = sendMessages(securePort)
    let endedAt = 0
    for (const server of [fleet.api[0], fleet.web[0]]) {
      await wait(calmMs)
      endedAt = performance.now()
      await server.kill()
      await wait(calmMs)
      await server.start()
    }
    const outcomes = await load.stop()
    const bounds = { maxPercent: 1, maxSeconds: 2 }
    const rows = faultRows("api and web killed (-9)", outcomes, { endedAt }, bounds)
    return [...rows, ...(await messages.stop(fleet.databaseUrl))]
  },
})
