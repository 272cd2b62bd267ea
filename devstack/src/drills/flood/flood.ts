import { fileURLToPath } from "node:url"
import { runNode } from "../../processes/run-program.ts"
import type { RunningStack } from "../../start-stack.ts"
import { type Drill, type DrillRow, rowOfFaults, rowOfTime } from "../drill.ts"
import { demoAccounts, type LogIns, logInRepeatedly, openSession } from "./log-ins.ts"
import type { FloodAnswers, FloodRequest } from "./requests.ts"

const program = fileURLToPath(new URL("../../run-flood.ts", import.meta.url))

/** Milliseconds that 95 of 100 log-ins may take beside the flood. */
const maxP95Ms = 500

/**
 * The three cheap attacks that once took log-in down, from one address each and all at once: a query
 * of 40 text conditions, pages whose query nobody knows, and an account that saves its profile so
 * that cached pages are dropped. Others log in meanwhile.
 */
export const flood: Drill = {
  name: "flood",
  needs: "stack",
  maxSeconds: 60,
  async run({ sharedStack, isShort, shutdown }) {
    const stack = await sharedStack()
    const attacks = await attacksOn(stack)
    const seconds = isShort ? 4 : 20
    const lines: string[] = []
    const script = [program, JSON.stringify({ seconds, requests: attacks })]
    const attacker = runNode(script, {
      onLine: (line, from) => void (from === "stdout" && lines.push(line)),
    })
    shutdown.add(() => attacker.stop())
    const logIns = await logInRepeatedly(stack, seconds)
    await attacker.exited
    return [...rowsOfLogIns(logIns, isShort), rowOfAttacks(JSON.parse(lines.join("")))]
  },
}

async function attacksOn({ siteUrl, apiUrl }: RunningStack): Promise<FloodRequest[]> {
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
  ]
}

/** In the short form other tests share the processors, so that times say nothing. */
function rowsOfLogIns({ failed, times }: LogIns, isShort: boolean): DrillRow[] {
  const faults = rowOfFaults("log-ins refused beside the flood", failed, times.length)
  const sorted = times.toSorted((left, right) => left - right)
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN
  return isShort ? [faults] : [faults, rowOfTime("p95 of log-in beside the flood", p95, maxP95Ms)]
}

/** Faults are answers that say that a server failed; 503 refuses, which is what is wanted. */
function rowOfAttacks(answers: FloodAnswers): DrillRow {
  const all = Object.values(answers).reduce((sum, count) => sum + count, 0)
  return rowOfFaults("attacks that made a server fail (500)", answers[500] ?? 0, all)
}
