import { fileURLToPath } from "node:url"
import { runNode } from "../../processes/run-program.ts"
import type { RunningStack } from "../../start-stack.ts"
import type { Drill } from "../drill.ts"
import { floodAccounts } from "./flood-accounts.ts"
import { rowOfAttacks, rowsOfFaults, rowsOfPicture, rowsOfTimes } from "./flood-rows.ts"
import { logInRepeatedly, openSession } from "./log-ins.ts"
import { makePayments, returnRepeatedly } from "./payments.ts"
import { pictureAddresses } from "./picture-addresses.ts"
import type { FloodRequest } from "./requests.ts"

const program = fileURLToPath(new URL("../../run-flood.ts", import.meta.url))

/** Payments whose browsers return: calm and beside the flood, and in the short form. */
const payments = { calm: 8, flooded: 30, short: 4 }

/** Seconds of log-ins before the flood. */
const calmSeconds = 8

/**
 * The cheap attacks that once took log-in down, from one address each and all at once: a query of 40
 * text conditions, pages whose query nobody knows, pictures that the client does not wait for, and an
 * account that saves its profile so that cached pages are dropped. Others log in, read their account
 * and return from paying, before and meanwhile, so that a busy machine can be told from a flood that
 * is felt.
 */
export const flood: Drill = {
  name: "flood",
  needs: "stack",
  maxSeconds: 60,
  async run({ database, sharedStack, isShort, shutdown }) {
    const stack = await sharedStack()
    const accounts = await floodAccounts((await database()).url)
    const { people } = accounts
    const pictures = await pictureAddresses(stack)
    const attacks = await attacksOn(stack, { pictures: pictures.flooded, ...accounts })
    const seconds = isShort ? 4 : 20
    const calmPayments = isShort ? 0 : payments.calm
    const count = calmPayments + (isShort ? payments.short : payments.flooded)
    const tokens = await makePayments(stack, people, count)
    const use = async (paid: string[], time: number) => {
      const [visits, returns] = await Promise.all([
        logInRepeatedly(stack, people, time),
        returnRepeatedly(stack, paid, time),
      ])
      return { ...visits, returns }
    }
    const before = isShort ? null : await use(tokens.splice(0, calmPayments), calmSeconds)
    const lines: string[] = []
    const script = [program, JSON.stringify({ seconds, requests: attacks })]
    const attacker = runNode(script, {
      onLine: (line, from) => void (from === "stdout" && lines.push(line)),
    })
    shutdown.add(() => attacker.stop())
    const attended = await use(tokens, seconds)
    await attacker.exited
    const picture = await readPicture(pictures.other)
    const calm = before === null ? [] : rowsOfTimes("without the flood", before)
    const timed = isShort ? [] : rowsOfTimes("beside the flood", attended)
    const attacked = rowOfAttacks(JSON.parse(lines.join("")))
    return [
      ...calm,
      ...rowsOfFaults(attended),
      ...timed,
      attacked,
      ...rowsOfPicture(picture, isShort),
    ]
  },
}

async function attacksOn(
  { siteUrl, apiUrl }: RunningStack,
  { attacker, pictures }: { attacker: string; pictures: string[] },
): Promise<FloodRequest[]> {
  const from = (address: string) => ({ "x-forwarded-for": address })
  const conditions = Array.from(
    { length: 40 },
    (_, index) => `filters[$or][${index}][description][$containsi]=zqNx${index}{n}`,
  )
  const session = await openSession(apiUrl, attacker)
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

/** Asks for a picture from a network that did not take part. */
async function readPicture(url: string): Promise<{ isRead: boolean; ms: number }> {
  const startedAt = performance.now()
  const response = await fetch(url, { headers: { "x-forwarded-for": "198.51.100.251" } })
  await response.arrayBuffer()
  return { isRead: response.ok, ms: performance.now() - startedAt }
}
