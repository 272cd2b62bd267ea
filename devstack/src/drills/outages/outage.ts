import { setTimeout as wait } from "node:timers/promises"
import { type DrillRow, type DrillTools, rowOfFaults, rowOfSeconds } from "../drill.ts"
import type { Fleet } from "../fleet/fleet.ts"
import type { FleetServer } from "../fleet/fleet-server.ts"
import { isLoggedIn, logInPeople } from "../fleet/people.ts"
import { type Answer, type Visitor, visitor } from "../fleet/visitor.ts"

/** Pages that visitors have just read, which are kept. */
const cachedPaths = ["/", "/contacto", "/preguntas-frecuentes"]

/** What is away for a while; `start` returns when it is back. */
export type Outage = {
  what: string
  stop: () => Promise<unknown>
  start: () => Promise<unknown>
}

/**
 * Something behind the web servers is away: nobody is logged out, what is kept is served, and
 * everything else says in Spanish when to come back.
 */
export async function outageRows(
  { ports: { secure: securePort }, web }: Fleet,
  { what, stop, start }: Outage,
  { isShort }: Pick<DrillTools, "isShort">,
): Promise<DrillRow[]> {
  const people = await logInPeople(securePort, isShort ? 6 : 30)
  const reader = visitor(securePort, 5_000)
  await Promise.all(web.map(readPages))
  await stop()
  const endsAt = performance.now() + (isShort ? 3_000 : 20_000)
  const cached: (Answer | null)[] = []
  const others: (Answer | null)[] = []
  for (let count = 0; performance.now() < endsAt; count += 1) {
    for (const path of cachedPaths) cached.push(await ask(reader, path))
    others.push(await ask(reader, `/anuncios?s=grua+${count}+${performance.now()}`))
    const round = people.map((person) => ask(person, "/cuenta"))
    others.push(...(await Promise.all(round)))
    await wait(500)
  }
  await start()
  const startedAt = performance.now()
  const recoveredMs = await untilServed(people[0] ?? reader, startedAt)
  const loggedOut = await countLoggedOut(people)
  const notServed = cached.filter((answer) => answer?.status !== 200).length
  return [
    rowOfFaults("people logged out", loggedOut, people.length),
    rowOfFaults("kept pages not served", notServed, cached.length),
    rowOfRefusals(others),
    rowOfSeconds(`seconds to recover, ${what} back`, recoveredMs, 15),
  ]
}

/**
 * Each web server keeps its own pages, so each is asked itself: a proxy sends nothing to one that
 * was restarted a moment ago.
 */
async function readPages({ url }: FleetServer): Promise<void> {
  for (const path of cachedPaths) {
    const answer = await fetch(`${url}${path}`)
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${url}${path} answered ${answer.status}`)
  }
}

const ask = (who: Visitor, path: string) => who.ask({ path }).catch(() => null)

/** Other pages must be refused well: not broken, not silent, with a time and a text. */
function rowOfRefusals(answers: readonly (Answer | null)[]): DrillRow {
  const isRefusedWell = (answer: Answer | null) =>
    answer !== null &&
    answer.status === 503 &&
    answer.headers["retry-after"] !== undefined &&
    /intenta|minuto|momento/i.test(answer.body)
  const faults = answers.filter((answer) => !isRefusedWell(answer)).length
  return rowOfFaults("other pages not 503, in Spanish, with Retry-After", faults, answers.length)
}

async function untilServed(person: Visitor, since: number): Promise<number> {
  for (;;) {
    const answer = await ask(person, "/cuenta")
    if (answer?.status === 200) return performance.now() - since
    await wait(100)
  }
}

async function countLoggedOut(people: readonly Visitor[]): Promise<number> {
  let count = 0
  for (const person of people) {
    const answer = await ask(person, "/cuenta")
    if (answer?.status !== 200 || !isLoggedIn(person)) count += 1
  }
  return count
}
