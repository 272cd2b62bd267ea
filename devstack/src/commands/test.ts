/**
 * npm test: checks, unit and integration tests, end-to-end tests. `--only check|unit|slow|e2e`
 * runs one part; `unit` is the quick one, `slow` the tests of whole programs and demonstrations.
 */
import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { runChecks } from "../checks/run-checks.ts"
import { prepareShutdown } from "../processes/shutdown.ts"
import { buildApi, buildPanel, buildSite } from "../stack/build-apps.ts"
import { drawSketches } from "../stack/demo-pictures.ts"
import { findChromium } from "../testing/find-chromium.ts"
import {
  addTallies,
  runPlaywright,
  runVitest,
  type Selection,
  type Tally,
  testEnvironment,
} from "../testing/runners.ts"

const { values } = parseArgs({ options: { only: { type: "string" } } })
const parts = ["check", "unit", "slow", "e2e"]
if (values.only && !parts.includes(values.only)) {
  console.error(`--only takes one of ${parts.join(", ")}`)
  process.exit(2)
}
const wanted = (part: string) => !values.only || values.only === part

const shutdown = prepareShutdown()
// All temporary files go here, so that an interrupted test leaves none behind.
const temporary = await mkdtemp(join(tmpdir(), "wara-tests-"))
await chmod(temporary, 0o755)
shutdown.addLast(() => rm(temporary, { recursive: true, force: true }))

const tallies: Tally[] = []
const env = testEnvironment(null, temporary)
const pictures = wanted("e2e") ? drawSketches(env, shutdown) : null
// A browser download is limited by the network and a check mostly by one processor, so they run in
// parallel.
const [chromium, build] = await Promise.all([
  wanted("e2e") ? findChromium(shutdown).catch(() => null) : null,
  values.only === "check" || values.only === "unit" ? null : timed("builds", buildApps),
  wanted("check") && timed("check", check),
])
const run = { env: testEnvironment(chromium, temporary), reports: temporary, shutdown }
// Runs after the builds: the test of `npm start` uses them and must not build concurrently.
if (!values.only) tallies.push(await vitest("unit, integration and slow tests", "all"))
if (values.only === "unit") tallies.push(await vitest("unit and integration tests", "unit"))
if (values.only === "slow") tallies.push(await vitest("slow tests", "slow"))
if (wanted("e2e")) tallies.push(await timed("journeys", journeys))

await shutdown.stopAll()
const { passed, failures } = addTallies(tallies)
// Failures are repeated here, because their original output is far above by now.
for (const failure of failures) console.log(`FAILED ${failure}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exit(failures.length > 0 || passed === 0 ? 1 : 0)

async function check(): Promise<Tally> {
  const tally = await runChecks(shutdown)
  tallies.push(tally)
  return tally
}

function vitest(name: string, selection: Selection): Promise<Tally> {
  return timed(name, () => runVitest(run, selection))
}

async function journeys(): Promise<Tally> {
  if (!chromium) {
    console.log("No Chromium could be found or installed; set CHROMIUM_PATH.")
    return { passed: 0, failures: ["journeys: no Chromium"] }
  }
  await pictures?.exited
  const isBuilt = build !== null && build.failures.length === 0
  return isBuilt ? runPlaywright(run) : { passed: 0, failures: ["journeys: nothing was built"] }
}

async function buildApps(): Promise<Tally> {
  try {
    const [api, site, panel] = await Promise.all([
      buildApi({ env }, shutdown),
      buildSite({ env }, shutdown),
      buildPanel({ env }, shutdown),
    ])
    console.log(`api ${api}, site ${site}, panel ${panel}`)
    return { passed: 0, failures: [] }
  } catch (cause) {
    console.log(cause instanceof Error ? cause.message : cause)
    return { passed: 0, failures: ["builds"] }
  }
}

async function timed(name: string, work: () => Promise<Tally>): Promise<Tally> {
  // A signal ends everything: pending steps are not started.
  if (shutdown.signal.aborted) return new Promise(() => {})
  console.log(`\n--- ${name}`)
  const started = Date.now()
  const tally = await work()
  if (shutdown.signal.aborted) return new Promise(() => {})
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(
    `--- ${name}: ${tally.passed} passed, ${tally.failures.length} failed in ${seconds} s`,
  )
  return tally
}
