import { availableParallelism, loadavg } from "node:os"
import { fileURLToPath } from "node:url"
import { runNode } from "../../processes/run-program.ts"
import type { RunningStack } from "../../start-stack.ts"
import { type Drill, type DrillRow, rowOfFaults, rowOfTime } from "../drill.ts"
import { demoAccounts, type LogIns, logInRepeatedly, openSession } from "./log-ins.ts"
import { pictureAddresses } from "./picture-addresses.ts"
import type { FloodAnswers, FloodRequest } from "./requests.ts"

const program = fileURLToPath(new URL("../../run-flood.ts", import.meta.url))

/** Milliseconds that 95 of 100 log-ins may take beside the flood. */
const maxP95Ms = 500

/** Seconds of log-ins before the flood. */
const calmSeconds = 8

/** Milliseconds after the flood within which another network gets a picture nobody asked for before. */
const maxPictureMs = 3_000

/**
 * The cheap attacks that once took log-in down, from one address each and all at once: a query of 40
 * text conditions, pages whose query nobody knows, pictures that the client does not wait for, and an
 * account that saves its profile so that cached pages are dropped. Others log in before and
 * meanwhile, so that a busy machine can be told from a flood that is felt.
 */
export const flood: Drill = {
  name: "flood",
  needs: "stack",
  maxSeconds: 60,
  async run({ sharedStack, isShort, shutdown }) {
    const stack = await sharedStack()
    const pictures = await pictureAddresses(stack)
    const attacks = await attacksOn(stack, pictures.flooded)
    const seconds = isShort ? 4 : 20
    const before = isShort ? null : await logInRepeatedly(stack, calmSeconds)
    const lines: string[] = []
    const script = [program, JSON.stringify({ seconds, requests: attacks })]
    const attacker = runNode(script, {
      onLine: (line, from) => void (from === "stdout" && lines.push(line)),
    })
    shutdown.add(() => attacker.stop())
    const logIns = await logInRepeatedly(stack, seconds)
    await attacker.exited
    const picture = await readPicture(pictures.other)
    const rows = [...rowsOfLogIns(logIns, isShort), rowOfAttacks(JSON.parse(lines.join("")))]
    const calm = before === null ? [] : [rowOfLogInTime("without the flood", before)]
    return [...calm, ...rows, ...rowsOfPicture(picture, isShort)]
  },
}

async function attacksOn(
  { siteUrl, apiUrl }: RunningStack,
  pictures: string[],
): Promise<FloodRequest[]> {
  const from = (address: string) => ({ "x-forwarded-for": address })
  const conditions = Array.from(
    { length: 40 },
    (_, index) => `filters[$or][${index}][description][$containsi]=zqNx${index}{n}`,
  )
  const session = await openSession(apiUrl, demoAccounts.attacker)
  const profile = {
    ...{ kind: "person", firstname: "Ana", lastname: "Rojas", rut: "", phone: "+56987654321" },
    ...{ description: "Spare parts {n}", address: "" },
  }
  return [
    {
      url: `${apiUrl}/api/ads?pageSize=1&${conditions.join("&")}`,
      parallel: 40,
      headers: from("203.0.113.1"),
    },
    {
      url: `${apiUrl}/api/ads?pageSize=1&filters[description][$containsi]=zqx{n}`,
      parallel: 20,
      headers: from("203.0.113.2"),
    },
    { url: `${siteUrl}/sitemaps/ads-1.xml?x={n}`, parallel: 20, headers: from("203.0.113.3") },
    { url: `${siteUrl}/?x={n}`, parallel: 20, headers: from("203.0.113.4") },
    { url: `${siteUrl}/anuncios?s=zq{n}`, parallel: 20, headers: from("203.0.113.5") },
    {
      url: `${apiUrl}/api/users/me/profile`,
      ...{ method: "PUT", parallel: 1, pauseMs: 700, body: JSON.stringify(profile) },
      headers: { ...from("203.0.113.6"), ...session, "content-type": "application/json" },
    },
    { url: pictures, parallel: 40, hangUpMs: 150, headers: from("203.0.113.7") },
  ]
}

/** In the short form other tests share the processors, so that times say nothing. */
function rowsOfLogIns(logIns: LogIns, isShort: boolean): DrillRow[] {
  const { failed, times } = logIns
  const faults = rowOfFaults("log-ins refused beside the flood", failed, times.length)
  return isShort ? [faults] : [faults, rowOfLogInTime("beside the flood", logIns)]
}

function rowOfLogInTime(when: string, { times }: LogIns): DrillRow {
  const sorted = times.toSorted((left, right) => left - right)
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN
  const load = `load ${loadavg()[0]?.toFixed(1)} of ${availableParallelism()}`
  return rowOfTime(`p95 of ${times.length} log-ins ${when}, ${load}`, p95, maxP95Ms)
}

/** Asks for a picture from a network that did not take part. */
async function readPicture(url: string): Promise<{ isRead: boolean; ms: number }> {
  const startedAt = performance.now()
  const response = await fetch(url, { headers: { "x-forwarded-for": "198.51.100.251" } })
  await response.arrayBuffer()
  return { isRead: response.ok, ms: performance.now() - startedAt }
}

function rowsOfPicture({ isRead, ms }: { isRead: boolean; ms: number }, isShort: boolean) {
  const fault = rowOfFaults("pictures refused to others after the flood", isRead ? 0 : 1, 1)
  return isShort ? [fault] : [fault, rowOfTime("a new picture after the flood", ms, maxPictureMs)]
}

/** Faults are answers that say that a server failed; 503 refuses, which is what is wanted. */
function rowOfAttacks(answers: FloodAnswers): DrillRow {
  const all = Object.values(answers).reduce((sum, count) => sum + count, 0)
  return rowOfFaults("attacks that made a server fail (500)", answers[500] ?? 0, all)
}
