import { hours, inSeconds } from "@wara/domain/time"
import { limitNetwork } from "../../../access/limit-network.ts"
import type { Database } from "../../../database/database.ts"

/** A batch counts once, plus once for every 64 kB: about 75 MB per network and hour. */
const limit = { name: "recording-network", limit: 1_200, windowSeconds: inSeconds(hours(1)) }
const weight = 65_536

/** Counts a batch by its length, before its body is read. Throws RateLimitError. */
export async function limitBatches(
  database: Database,
  batch: { network: string; bytes: number },
): Promise<void> {
  const { network, bytes } = batch
  await limitNetwork(database, { ...limit, network, times: 1 + Math.floor(bytes / weight) })
}
