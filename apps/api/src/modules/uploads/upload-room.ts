import { DomainError } from "@wara/domain/errors"
import { RateLimitError } from "../../plugins/rate-limit-error.ts"

/** Uploads of one person at a time: as many as a browser sends at once. */
const maxUploadsPerPerson = 6

/** Bytes of all the forms that this process receives at a time; they lie on its disk meanwhile. */
const maxBytes = 3 * 1024 ** 3

/** Seconds after which a person's own uploads will have made room. */
const comeBackAfter = 10

/**
 * Lets uploads in as long as there is room: a form may take minutes to arrive, and without a bound a
 * few people could fill the disk and the line to the decoder. The seventh of a person is a
 * RateLimitError, and what does not fit on the disk a ServiceUnavailableError.
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
      throw new DomainError("ServiceUnavailableError", "Too many uploads at once")
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
