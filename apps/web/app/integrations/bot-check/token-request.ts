/** The action that a token is requested for, and the signal that aborts the request. */
export type TokenRequest = { siteKey: string; action: string; signal: AbortSignal }
