import { fileURLToPath } from "node:url"
import { runStatement } from "../../postgres/run-statement.ts"
import { runNode } from "../../processes/run-program.ts"
import type { Shutdown } from "../../processes/shutdown.ts"
import { type Drill, rowOfFaults } from "../drill.ts"
import type { Fleet } from "../fleet/fleet.ts"
import type { FloodAnswers, FloodRequest } from "../flood/requests.ts"

const program = fileURLToPath(new URL("../../run-flood.ts", import.meta.url))

/**
 * Pairs of phases without and with changes, next to each other and in turns of order, so that what
 * else the machine does meets both alike and the pages getting faster or slower cancels out.
 */
const pairs = 5
const seconds = 2
const maxPercent = 10

/** Phase 0 fills the cache and counts for nothing; then without, with, with, without, and so on. */
const changesIn = (phase: number) => [2, 3].includes(phase % 4)

/**
 * How many kept pages one web server answers in a second, while one record a second changes that
 * they do not show: the profile of a user without ads.
 */
export const steadyChanges: Drill = {
  name: "steady-changes",
  needs: "nginx",
  maxSeconds: 40,
  async run({ fleet: open, shutdown }) {
    const fleet = await open()
    const changes = changesOnDemand(fleet.databaseUrl)
    const answers = await readInPhases(await readingOf(fleet), shutdown, (phase) =>
      changes.turn(changesIn(phase)),
    ).finally(changes.stop)
    if (answers.length !== 1 + pairs * 2) throw new Error(`${answers.length} phases were measured`)
    const measured = answers.slice(1).map((counts, index) => ({
      isChanging: changesIn(index + 1),
      good: counts[200] ?? 0,
      all: Object.values(counts).reduce((sum, count) => sum + count, 0),
    }))
    const sent = measured.reduce((sum, { all }) => sum + all, 0)
    const good = measured.reduce((sum, phase) => sum + phase.good, 0)
    const costs = Array.from({ length: pairs }, (_, pair) => {
      const both = measured.slice(pair * 2, pair * 2 + 2)
      const rateOf = (isChanging: boolean) =>
        both.find((phase) => phase.isChanging === isChanging)?.good ?? Number.NaN
      return 100 - (rateOf(true) * 100) / rateOf(false)
    })
    const cost = median(costs)
    const rate = Math.round(good / (seconds * pairs * 2))
    const each = costs.map((one) => one.toFixed(1)).join(", ")
    return [
      rowOfFaults("pages refused", sent - good, sent),
      {
        what: "cost of one unrelated change a second",
        figure: `${cost.toFixed(1)} % (pairs: ${each}; ${rate} pages a second)`,
        bound: `< ${maxPercent} %`,
        isMet: cost < maxPercent,
      },
    ]
  },
}

/** 106 pages in 20 lines. */
async function readingOf({ databaseUrl, web }: Fleet): Promise<FloodRequest[]> {
  const rows = await runStatement(
    databaseUrl,
    "select slug from ads where state = 'active' and expires_at > now() + interval '1 day' order by id limit 100",
  )
  const slugs = rows.map((row) =>
    row && typeof row === "object" && "slug" in row ? `/anuncios/${String(row.slug)}` : "/",
  )
  const fixed = ["/", "/anuncios", "/contacto", "/preguntas-frecuentes", "/anuncios?s=grua", "/"]
  const paths = [...fixed, ...slugs]
  return Array.from({ length: 20 }, (_, line) => ({
    urls: paths.filter((__, index) => index % 20 === line).map((path) => `${web[0].url}${path}`),
    parallel: 1,
    headers: { "x-forwarded-for": `198.19.0.${line + 1}` },
  })).flatMap(({ headers, parallel, urls }) => urls.map((url) => ({ url, headers, parallel })))
}

/** The answers of each phase; `begin` is called before each. One program reads them all. */
async function readInPhases(
  requests: readonly FloodRequest[],
  shutdown: Shutdown,
  begin: (phase: number) => void,
): Promise<FloodAnswers[]> {
  const phases = 1 + pairs * 2
  const answers: FloodAnswers[] = []
  const errors: string[] = []
  const reader = runNode([program, JSON.stringify({ phases, seconds, requests })], {
    onLine(line, from) {
      if (from === "stderr") return void errors.push(line)
      answers.push(JSON.parse(line))
      begin(answers.length)
    },
  })
  shutdown.add(() => reader.stop())
  if ((await reader.exited) !== 0) throw new Error(errors.join(" "))
  return answers
}

/** One change a second while it is turned on, the first at once. */
function changesOnDemand(databaseUrl: string) {
  let count = 0
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  const change = () => {
    count += 1
    const text = `A description of a drill ${count}`
    running = running.then(() => runStatement(databaseUrl, changeOfProfile, [text]))
    // Who stops it hears of a failure.
    running.catch(() => {})
  }
  const stop = () => {
    clearInterval(timer)
    timer = undefined
    return running
  }
  return {
    turn(isOn: boolean) {
      if (isOn === (timer !== undefined)) return
      if (!isOn) return void stop()
      change()
      timer = setInterval(change, 1_000)
    },
    stop,
  }
}

const changeOfProfile = `update users set description = $1
  where id = (select id from users where email = 'comprador@wara.test')`

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((left, right) => left - right)
  return (
    ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) +
      (sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0)) /
    2
  )
}
