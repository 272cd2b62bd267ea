import type { FastifyRequest } from "fastify"
import type { Database } from "../../database/database.ts"
import { callerNetwork } from "../../plugins/caller.ts"
import { limitCalls } from "../../plugins/limit-calls.ts"
import { limitNetwork } from "../../plugins/limit-network.ts"

const windowSeconds = 3600

/**
 * An ad has at most twelve pictures, posted one by one and again when a connection broke; an office,
 * or a telephone company, may share an address.
 */
const limits = {
  account: { name: "upload-account", limit: 240, windowSeconds },
  network: { name: "upload-network", limit: 960, windowSeconds },
  /** Decoding is what costs, also when it is for nothing: ten ads with all theirs. */
  files: { name: "upload-files", limit: 120, windowSeconds },
}

/** Counts an upload, or the ticket for one, of a person; throws RateLimitError past the limits. */
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

/** Counts the files of a person's call before they are looked at; throws RateLimitError past the limit. */
export async function limitFiles(
  database: Database,
  call: { userId: number; files: number },
): Promise<void> {
  await limitCalls(database, { ...limits.files, caller: String(call.userId), times: call.files })
}
