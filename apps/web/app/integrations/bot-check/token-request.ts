/** What a token is for, and when nobody waits for it any more. */
export type TokenRequest = { siteKey: string; action: string; signal: AbortSignal }
