/** Name by which each form of the privacy centre says what it wants. */
export const intentField = "intent"

/** What its forms want, besides keeping the account. */
export const intents = { news: "news", deletion: "deletion" } as const

/** Fields that prove that the account's own person asks for its deletion. */
export const proofFields = ["password", "email"] as const

/** One of them. */
export type ProofField = (typeof proofFields)[number]
