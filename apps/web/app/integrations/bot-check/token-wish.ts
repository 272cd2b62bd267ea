/** What a token is for, and when nobody waits for it any more. */
export type TokenWish = { siteKey: string; action: string; signal: AbortSignal }
