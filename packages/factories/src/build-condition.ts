import type { Condition } from "@wara/contract/catalog"
import { buildRecord } from "./sequence.ts"

/** A machine's condition: used, unless told otherwise. */
export function buildCondition(overrides: Partial<Condition> = {}): Condition {
  return { ...buildRecord(), name: "Usado", slug: "usado", ...overrides }
}
