/** Name of the field with which each form of the privacy centre states its intent. */
export const privacyIntent = "intent"

export const privacyIntents = {
  deletion: "deletion",
  block: "block",
  unblock: "unblock",
  request: "request",
  withdraw: "withdraw",
} as const

/** Field with the request that is withdrawn. */
export const withdrawnField = "solicitud"

/** Sections of the privacy centre that the buttons of the rights lead to. */
export const privacyAnchors = { request: "solicitud", deletion: "eliminar" } as const
