import { setTimeout as wait } from "node:timers/promises"
import { type Drill, rowOfFaults } from "../drill.ts"
import { faultRows } from "../fleet/fault-rows.ts"
import { startLoad } from "../fleet/load.ts"
import { sendMessages } from "../fleet/messages.ts"
import { isLoggedIn, logInPeople } from "../fleet/people.ts"
import type { ProxyName } from "../fleet/start-proxy.ts"

const calmMs = 1_000

/** Every server is stopped (SIGTERM) and started again, one after another, without a pause. */
export const rollingRestart = (proxy: ProxyName): Drill => ({
  name: `rolling-restart-${proxy}`,
  needs: proxy,
  maxSeconds: 60,
  async run({ fleet: open, isShort }) {
    const fleet = await open(proxy)
    const securePort = fleet.ports.secure
    const people = await logInPeople(securePort, isShort ? 2 : 10)
    const load = startLoad({ securePort, perSecond: isShort ? 5 : 14, people })
    const messages = sendMessages(securePort)
    await wait(calmMs)
    const codes: number[] = []
    const servers = isShort ? [fleet.api[0], fleet.web[0]] : [...fleet.api, ...fleet.web]
    for (const server of servers) {
      codes.push(await server.terminate())
      await server.start()
    }
    const endedAt = performance.now()
    await wait(calmMs)
    const outcomes = await load.stop()
    const bounds = { maxPercent: 0, maxSeconds: 0 }
    const { broken, sent } = messages.attempts()
    const loggedOut = people.filter((person) => !isLoggedIn(person)).length
    return [
      ...faultRows("one after another restarted", outcomes, { endedAt }, bounds),
      rowOfFaults("people logged out", loggedOut, people.length),
      rowOfFaults("servers that had to be killed", codes.filter(Boolean).length, codes.length),
      ...(await messages.stop(fleet.databaseUrl)),
      rowOfFaults("posts whose connection broke", broken, sent),
    ]
  },
})
