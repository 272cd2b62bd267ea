import { DomainError } from "@wara/domain/errors"
import type { RecordKey } from "./collection-store.ts"

/** A key of digits is an id, any other key a documentId. */
export function readKey(key: string): RecordKey {
  if (/^\d{1,9}$/.test(key)) return { id: Number(key) }
  if (/^[\w-]{1,64}$/.test(key)) return { documentId: key }
  throw notFound()
}

/** The same error whether the record does not exist or may not be seen. */
export function notFound(): DomainError {
  return new DomainError("NotFoundError", "Record not found")
}
