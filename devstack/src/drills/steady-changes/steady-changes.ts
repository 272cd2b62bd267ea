import { setTimeout as wait } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { runStatement } from "../../postgres/run-statement.ts"
import { runNode } from "../../processes/run-program.ts"
import type { Shutdown } from "../../processes/shutdown.ts"
import { type Drill, rowOfFaults } from "../drill.ts"
import type { Fleet } from "../fleet/fleet.ts"
import type { FloodAnswers, FloodRequest } from "../flood/requests.ts"

const program = fileURLToPath(new URL("../../run-flood.ts", import.meta.url))

/** Phases without and with changes in turn, so that what else the machine does meets both alike. */
const phases = 3
const seconds = 4
const maxPercent = 10

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
    const requests = await readingOf(fleet)
    await read(requests, 2, shutdown)
    const rates = { calm: [] as number[], changing: [] as number[] }
    let failed = 0
    let sent = 0
    for (let phase = 0; phase < phases * 2; phase += 1) {
      const isChanging = phase % 2 === 1
      const changes = isChanging ? startChanges(fleet.databaseUrl) : null
      const answers = await read(requests, seconds, shutdown)
      await changes?.stop()
      const good = answers[200] ?? 0
      const all = Object.values(answers).reduce((sum, count) => sum + count, 0)
      failed += all - good
      sent += all
      rates[isChanging ? "changing" : "calm"].push(good / seconds)
    }
    const [calm, changing] = [median(rates.calm), median(rates.changing)]
    const cost = Math.max(0, 100 - (changing * 100) / calm)
    const figure = `${cost.toFixed(1)} % (${Math.round(calm)} to ${Math.round(changing)} a second)`
    return [
      rowOfFaults("pages refused", failed, sent),
      {
        what: "cost of one unrelated change a second",
        figure,
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

async function read(
  requests: readonly FloodRequest[],
  during: number,
  shutdown: Shutdown,
): Promise<FloodAnswers> {
  const lines: string[] = []
  const reader = runNode([program, JSON.stringify({ seconds: during, requests })], {
    onLine: (line, from) => void (from === "stdout" && lines.push(line)),
  })
  shutdown.add(() => reader.stop())
  await reader.exited
  return JSON.parse(lines.join(""))
}

function startChanges(databaseUrl: string): { stop: () => Promise<void> } {
  let isOver = false
  const changing = (async () => {
    for (let count = 0; !isOver; count += 1) {
      await runStatement(databaseUrl, changeOfProfile, [`A description of a drill ${count}`])
      await wait(1_000)
    }
  })()
  return {
    stop() {
      isOver = true
      return changing
    },
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
