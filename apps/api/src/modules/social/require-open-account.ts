import { DomainError } from "@wara/domain/errors"
import type { Person } from "./person-store.ts"

/** Lets only accounts pass that are neither blocked nor deleted. */
export function requireOpenAccount(person: Person): void {
  if (person.blockedAt) throw new DomainError("AccountBlockedError", "The account is blocked")
  if (person.deletedAt) throw new DomainError("GoneError", "The account was deleted")
}
