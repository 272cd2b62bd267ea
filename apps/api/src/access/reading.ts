import type { FastifyRequest } from "fastify"

/** What a call of the panel read: its filters without typed texts, and how many records. */
type Reading = { filter: string; count: number; total: number | null }

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * Why the readings of a call of the panel are not recorded: it answers no personal data of
     * others, or writes an entry of its own.
     */
    unrecordedReading?: "no personal data" | "own entry"
  }
  interface FastifyRequest {
    /** Described by calls that read several records; null means one record. */
    reading: Reading | null
  }
}

/** Options of a call of the panel that answers no personal data. */
export const withoutPersonalData = {
  config: { unrecordedReading: "no personal data" },
} as const

/** Options of a call of the panel that records itself who read what. */
export const withOwnEntry = { config: { unrecordedReading: "own entry" } } as const

/** Says what the call reads, for the audit trail. */
export function describeReading(request: FastifyRequest, reading: Reading): void {
  request.reading = reading
}
