import type { FastifyRequest } from "fastify"
import { callerNetwork } from "../../access/caller.ts"
import { limitCalls } from "../../access/limit-calls.ts"
import { limitNetwork } from "../../access/limit-network.ts"
import type { Database } from "../../database/database.ts"

const windowSeconds = 3600

/**
 * An ad has at most twelve pictures, posted one by one and again after a lost connection; an office
 * or a mobile network may share an address.
 */
const limits = {
  account: { name: "upload-account", limit: 240, windowSeconds },
  network: { name: "upload-network", limit: 960, windowSeconds },
  /** Decoding is the expensive part, even of refused files: ten ads with all their pictures. */
  files: { name: "upload-files", limit: 120, windowSeconds },
}

/** Counts an upload, or an upload ticket, of a person; throws RateLimitError past the limits. */
export async function limitUploads(
  request: FastifyRequest,
  database: Database,
  call: { kind: "call" | "ticket"; userId: number },
): Promise<void> {
  const suffix = call.kind === "ticket" ? "-ticket" : ""
  const counted = (limit: { name: string; limit: number; windowSeconds: number }) => ({
    ...limit,
    name: limit.name + suffix,
  })
  const network = callerNetwork(request)
  await limitNetwork(database, { ...counted(limits.network), network })
  await limitCalls(database, { ...counted(limits.account), caller: String(call.userId) })
}

/**
 * Counts the files of a request before they are processed; throws RateLimitError past the limit.
 */
export async function limitFiles(
  database: Database,
  call: { userId: number; files: number },
): Promise<void> {
  await limitCalls(database, { ...limits.files, caller: String(call.userId), times: call.files })
}
