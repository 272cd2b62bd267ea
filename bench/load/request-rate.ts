import { execFile } from "node:child_process"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { median } from "../result-row.ts"
import { generatorCore, hasTaskset } from "./cores.ts"
import type { Load, Measured } from "./generate-load.ts"

const program = fileURLToPath(new URL("./generate-load.ts", import.meta.url))
const run = promisify(execFile)

/** A load whose details are the usual ones unless stated otherwise. */
type Request = Pick<Load, "url"> & Partial<Load>

const usual = { headers: {}, connections: 10, seconds: 0.9, warmUpSeconds: 1 }

/** Loads one address from a program of its own. */
export async function requestRate(request: Request): Promise<Measured> {
  const load: Load = { ...usual, ...request }
  const command = [process.execPath, program, JSON.stringify(load)]
  const [file = "", ...args] = hasTaskset
    ? ["taskset", "-c", String(generatorCore), ...command]
    : command
  const { stdout } = await run(file, args)
  return JSON.parse(stdout)
}

/** A figure beside its reference. */
export type Pair = { rate: Measured; reference: Measured }

/** Turns of each pair; after the first, servers are warm. An odd number, so that one is the median. */
const turns = 5
const warm = { warmUpSeconds: 0.2 }

/**
 * Loads an address and its reference in turns, because the speed of a machine comes and goes within
 * seconds, and returns the turn with the median ratio. Which of them is first alternates, so that
 * speed which rises or falls favours neither. The slowest hundredth is the median of the turns, as a
 * pause of the machine in one of them would be all of it. Failures of all turns count.
 */
export async function comparedRates(request: Request, reference: Request): Promise<Pair> {
  const pairs: Pair[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    const first = turn === 0 ? {} : warm
    const own = () => requestRate({ ...request, ...first })
    const others = () => requestRate({ ...reference, ...first })
    if (turn % 2 === 0) pairs.push({ reference: await others(), rate: await own() })
    else pairs.push({ rate: await own(), reference: await others() })
  }
  const ratioOf = ({ rate, reference }: Pair) => rate.perSecond / reference.perSecond
  const middle = median(pairs.map(ratioOf))
  const chosen = pairs.find((pair) => ratioOf(pair) === middle)
  if (chosen === undefined) throw new Error(`${request.url} or its reference was never answered`)
  const failed = pairs.reduce((sum, { rate }) => sum + rate.failed, 0)
  const p99Of = (side: keyof Pair) => median(pairs.map((pair) => pair[side].p99))
  return {
    rate: { ...chosen.rate, failed, p99: p99Of("rate") },
    reference: { ...chosen.reference, p99: p99Of("reference") },
  }
}
