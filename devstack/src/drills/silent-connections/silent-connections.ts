import { setTimeout as wait } from "node:timers/promises"
import { type Drill, rowOfFaults } from "../drill.ts"
import { faultRows } from "../fleet/fault-rows.ts"
import { startLoad } from "../fleet/load.ts"
import { isLoggedIn, logInPeople } from "../fleet/people.ts"

/**
 * Every open connection to the database stays open and carries nothing more, as when its machine is
 * lost; new ones work.
 */
export const silentConnections: Drill = {
  name: "silent-connections",
  needs: "nginx",
  maxSeconds: 30,
  async run({ fleet: open }) {
    const fleet = await open()
    const securePort = fleet.ports.secure
    const people = await logInPeople(securePort, 10)
    const load = startLoad({ securePort, perSecond: 14, people })
    await wait(2_000)
    const silentAt = performance.now()
    fleet.relay.silence()
    await wait(20_000)
    const outcomes = await load.stop()
    const bounds = { maxPercent: 60, maxSeconds: 15 }
    const loggedOut = people.filter((person) => !isLoggedIn(person)).length
    return [
      ...faultRows("database connections silent", outcomes, { endedAt: silentAt }, bounds),
      rowOfFaults("people logged out", loggedOut, people.length),
    ]
  },
}
