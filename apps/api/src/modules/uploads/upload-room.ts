import { DomainError } from "@wara/domain/errors"
import { RateLimitError } from "../../access/rate-limit-error.ts"

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
