import { setTimeout as wait } from "node:timers/promises"
import pg from "pg"
import { type Drill, rowOfFaults } from "../drill.ts"
import { faultRows } from "../fleet/fault-rows.ts"
import { startLoad } from "../fleet/load.ts"
import { isLoggedIn, logInPeople } from "../fleet/people.ts"

const lockMs = 20_000

/** The table of ads is locked, as by a careless migration: servers stay ready, people logged in. */
export const lockedTable: Drill = {
  name: "locked-table",
  needs: "nginx",
  maxSeconds: 35,
  async run({ fleet: open }) {
    const fleet = await open()
    const securePort = fleet.ports.secure
    const people = await logInPeople(securePort, 30)
    const load = startLoad({ securePort, perSecond: 14, people })
    const client = new pg.Client({ connectionString: fleet.databaseUrl })
    await client.connect()
    await client.query("begin")
    await client.query("lock table ads in access exclusive mode")
    const probes: boolean[] = []
    for (const end = performance.now() + lockMs; performance.now() < end; await wait(1_000)) {
      for (const { url } of [...fleet.api, ...fleet.web]) probes.push(await isReady(url))
    }
    await client.query("rollback")
    await client.end()
    const endedAt = performance.now()
    await wait(3_000)
    const outcomes = await load.stop()
    const loggedOut = people.filter((person) => !isLoggedIn(person)).length
    const unready = probes.filter((ready) => !ready).length
    return [
      ...faultRows("table of ads locked 20 s", outcomes, { endedAt }, bounds),
      rowOfFaults("people logged out", loggedOut, people.length),
      rowOfFaults("probes of /ready that failed", unready, probes.length),
    ]
  },
}

/** What reads ads cannot be answered meanwhile, except from what is kept. */
const bounds = { maxPercent: 60, maxSeconds: 2 }

const isReady = (url: string) =>
  fetch(`${url}/ready`, { signal: AbortSignal.timeout(3_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
