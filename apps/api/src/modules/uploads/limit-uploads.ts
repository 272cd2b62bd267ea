import { DomainError } from "@wara/domain/errors"
import { maxUploads } from "@wara/domain/site/upload-rules"
import type { FastifyRequest } from "fastify"
import { callerNetwork } from "../../access/caller.ts"
import { limitCalls, limitNetwork } from "../../access/limits.ts"
import { RateLimitError } from "../../access/rate-limit-error.ts"
import type { Database } from "../../database/database.ts"

const windowSeconds = 3600

/** What a busy seller needs in an hour: the pictures of ten ads. */
const hourlyPictures = 10 * maxUploads

/** Pictures are posted one by one, and again after a lost connection. */
const hourlyCalls = 2 * hourlyPictures

const limits = {
  account: { name: "upload-account", limit: hourlyCalls, windowSeconds },
  /** An office or a mobile network may share an address. */
  network: { name: "upload-network", limit: 4 * hourlyCalls, windowSeconds },
  /** Decoding is the expensive part, even of refused files. */
  files: { name: "upload-files", limit: hourlyPictures, windowSeconds },
}

/** Calls without a valid captcha token: half of those with one. */
export const unprovedUploads = { limit: hourlyCalls / 2, windowSeconds }

/**
 * Maximum number of a person's pictures that are not shown yet: each takes up space for a day, and
 * the clean-up runs every hour.
 */
export const maxUnshown = hourlyPictures

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

/** Concurrent uploads per person: as many as a browser sends at once. */
const maxUploadsPerPerson = 6

/**
 * Maximum bytes of all forms that this process receives at a time; they are stored on its disk
 * meanwhile.
 */
const maxBytes = 3 * 1024 ** 3

/** Seconds until a person's own uploads have probably finished. */
const comeBackAfter = 10

/**
 * Admits uploads while there is room: a form may take minutes to arrive, and without a limit a few
 * users could fill the disk and the decoder's queue. A person's seventh concurrent upload is a
 * RateLimitError, and a lack of disk space a ServiceUnavailableError.
 */
export function createUploadRoom(bounds = { maxUploadsPerPerson, maxBytes }) {
  const inside = new Map<number, number>()
  let bytes = 0
  return async function within<Result>(
    upload: { ownerId: number; bytes: number },
    work: () => Promise<Result>,
  ): Promise<Result> {
    const { ownerId } = upload
    const own = inside.get(ownerId) ?? 0
    if (own >= bounds.maxUploadsPerPerson) throw new RateLimitError(comeBackAfter)
    if (bytes + upload.bytes > bounds.maxBytes) {
      throw new DomainError("ServiceUnavailableError", "Too many concurrent uploads")
    }
    inside.set(ownerId, own + 1)
    bytes += upload.bytes
    try {
      return await work()
    } finally {
      const left = (inside.get(ownerId) ?? 1) - 1
      if (left > 0) inside.set(ownerId, left)
      else inside.delete(ownerId)
      bytes -= upload.bytes
    }
  }
}
