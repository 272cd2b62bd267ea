import { limitNetwork } from "../../../access/limit-network.ts"
import type { Database } from "../../../database/database.ts"

/** A sending counts once, and once more for every 64 kB: an hour of a network holds about 75 MB. */
const limit = { name: "recording-network", limit: 1_200, windowSeconds: 3_600 }
const weight = 65_536

/** Counts a sending by its length, before any of it is read. Throws RateLimitError. */
export async function limitBatches(
  database: Database,
  batch: { network: string; bytes: number },
): Promise<void> {
  const { network, bytes } = batch
  await limitNetwork(database, { ...limit, network, times: 1 + Math.floor(bytes / weight) })
}
