/** Name of the field with which each form of the privacy centre states its intent. */
export const intentField = "intent"

export const intents = { news: "news", deletion: "deletion" } as const

/** Fields that prove that the account's owner requests its deletion. */
export const proofFields = ["password", "email"] as const

export type ProofField = (typeof proofFields)[number]
