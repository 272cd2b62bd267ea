import { randomBytes } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { findFreePort, isPortFree } from "../../free-port.ts"
import { runNode } from "../../processes/run-program.ts"
import type { Shutdown } from "../../processes/shutdown.ts"
import { type Drill, type DrillRow, rowOfFaults, rowOfTime } from "../drill.ts"
import { untilChangeIsSeen } from "../fleet/changed-question.ts"
import type { Fleet } from "../fleet/fleet.ts"
import { logInPeople } from "../fleet/people.ts"
import { startEdge } from "../fleet/start-proxy.ts"
import { type Answer, visitor } from "../fleet/visitor.ts"

const pages = ["/", "/anuncios", "/preguntas-frecuentes"]

/**
 * A caching proxy with the configuration of the kit in front of a web server with PAGES_AT_CDN:
 * visitors are answered by it, persons never, and changes show at once [B9.93] [B9.94].
 */
export const pagesAtCdn: Drill = {
  name: "pages-at-cdn",
  needs: "nginx",
  maxSeconds: 40,
  async run({ fleet: open, shutdown, isShort }) {
    const fleet = await open()
    const { securePort, stop } = await openEdge(fleet, shutdown)
    const people = await logInPeople(securePort, 3)
    const visitors = Array.from({ length: 20 }, (_, index) => visitor(securePort, 7_000 + index))
    for (const path of pages) await visitors[0]?.ask({ path })
    const ofVisitors: Answer[] = []
    const ofPeople: Answer[][] = people.map(() => [])
    for (let round = 0; round < (isShort ? 3 : 6); round += 1) {
      for (const path of pages) {
        const read = await Promise.all([...people, ...visitors].map((who) => who.ask({ path })))
        for (const [index, answer] of read.entries()) {
          ;(ofPeople[index] ?? ofVisitors).push(answer)
        }
      }
    }
    const rows = rowsOfReaders(ofVisitors, ofPeople)
    const reader = visitors[1] ?? visitor(securePort, 7_100)
    const page = async () => (await reader.ask({ path: "/preguntas-frecuentes" })).body
    const seenMs = await untilChangeIsSeen(page, fleet.databaseUrl)
    await stop()
    const change = "a change shows at the edge"
    return [
      ...rows,
      isShort ? { ...rowOfTime(change, seenMs, 20_000) } : rowOfTime(change, seenMs, 1_000),
    ]
  },
}

/** An answer of the proxy's own store, as the configuration of the kit says. */
const isStored = ({ headers }: Answer) => /HIT|UPDATING|STALE/.test(String(headers["x-cache"]))

function rowsOfReaders(ofVisitors: Answer[], ofPeople: Answer[][]): DrillRow[] {
  const own = /ventas\.\w+@wara\.test/
  const asked = ofVisitors.filter((answer) => answer.status !== 200 || !isStored(answer))
  const personal = ofVisitors.filter(({ body }) => own.test(body))
  const persons = ofPeople.flat()
  const owners = ofPeople.map((answers) => new Set(answers.map(({ body }) => own.exec(body)?.[0])))
  const names = owners.map((found) => [...found].join(" "))
  const mixed = owners.filter((found) => found.size !== 1 || found.has(undefined)).length
  return [
    rowOfFaults("pages of visitors not answered by the edge", asked.length, ofVisitors.length, 1),
    rowOfFaults("pages of persons that visitors got", personal.length, ofVisitors.length),
    rowOfFaults("pages of persons from the store", persons.filter(isStored).length, persons.length),
    rowOfFaults("persons who got another's page, or nobody's", mixed, owners.length),
    rowOfFaults(
      "persons with the page of the same name",
      names.length - new Set(names).size,
      names.length,
    ),
  ]
}

/** A web server that shares its pages, the proxy in front of it, and the hook that takes purges. */
async function openEdge(fleet: Fleet, shutdown: Shutdown) {
  const folder = await mkdtemp(join(tmpdir(), "wara-edge-"))
  shutdown.addLast(() => rm(folder, { recursive: true, force: true }))
  const [securePort, purgePort] = [await findFreePort(), await findFreePort()]
  const secret = randomBytes(24).toString("hex")
  const web = await fleet.openServer("web", {
    PAGES_AT_CDN: "1",
    CDN_PURGE_URL: `http://127.0.0.1:${purgePort}/`,
    CDN_PURGE_SECRET: secret,
  })
  const edge = await startEdge({ webPort: web.port, securePort, folder }, shutdown)
  const hook = runNode(["deploy/cdn/purge.mjs"], {
    env: {
      PURGE_PORT: String(purgePort),
      CDN_PURGE_SECRET: secret,
      PURGE_FOLDER: join(folder, "pages"),
    },
  })
  shutdown.add(() => hook.stop())
  for (const end = Date.now() + 10_000; await isPortFree(purgePort, "127.0.0.1"); await wait(50)) {
    if (Date.now() > end) throw new Error(`the hook does not listen: ${hook.tail()}`)
  }
  const stop = () => Promise.all([edge.stop(), hook.stop(), web.kill()])
  return { securePort, stop }
}
