const minute = 60

/**
 * Failures that cost nothing. A network or a device guesses five times; a whole account, from all the
 * unknown devices together, more often, because strangers can bring that about.
 */
export const freeFailures = { caller: 5, account: 20 } as const

/** Seconds to wait after the last free failure and each one that follows; the last stays. */
export const failureWaits = [30, minute, 2 * minute, 4 * minute, 8 * minute, 15 * minute] as const

/** Hours without a failure after which the counting begins anew. */
export const failureMemoryHours = 24

const windowSeconds = 15 * minute

/** Log-ins, right or wrong: an office shares an address, one person logs in now and then. */
export const logInCalls = {
  network: { name: "log-in-network", limit: 100, windowSeconds },
  identifier: { name: "log-in-identifier", limit: 60, windowSeconds },
} as const

/** Log-ins that follow a failed one and bring no token of the bot check. */
export const unprovedLogIns = { limit: 50, windowSeconds } as const
