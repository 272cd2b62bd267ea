import { changePositionHeader } from "@wara/contract/change-position"

let position: string | null = null

/** Remembers up to which change the API has told this server of its data. */
export function recordPosition(at: string): void {
  position = at
}

/** Headers of a read that must not be older than the changes this server knows of. */
export function knownChangeHeaders(): Record<string, string> {
  return position === null ? {} : { [changePositionHeader]: position }
}
