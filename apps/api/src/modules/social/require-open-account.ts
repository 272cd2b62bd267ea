import { DomainError } from "@wara/domain/errors"
import type { Person } from "./person-store.ts"

/** Refuses accounts that are blocked or deleted. */
export function requireOpenAccount(person: Person): void {
  if (person.blockedAt) throw new DomainError("AccountBlockedError", "The account is blocked")
  if (person.deletedAt) throw new DomainError("GoneError", "The account was deleted")
}
