const minute = 60

/**
 * Failures without a lock-out. A network or a device has five; an account has more for all unknown
 * devices together, because other users can cause them.
 */
export const freeFailures = { caller: 5, account: 20 } as const

/** Seconds to wait after the last free failure and each further one; the last value then stays. */
export const failureWaits = [30, minute, 2 * minute, 4 * minute, 8 * minute, 15 * minute] as const

/** Hours without a failure after which the counter restarts. */
export const failureMemoryHours = 24

const windowSeconds = 15 * minute

/**
 * Log-ins, right or wrong: the users of an office share an address, one user logs in now and then.
 */
export const logInCalls = {
  network: { name: "log-in-network", limit: 100, windowSeconds },
  identifier: { name: "log-in-identifier", limit: 60, windowSeconds },
} as const

/** Log-ins after a failed one without a bot check token. */
export const unprovedLogIns = { limit: 50, windowSeconds } as const
