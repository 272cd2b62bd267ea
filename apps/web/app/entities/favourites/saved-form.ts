/** Fields of the forms that save, forget and annotate an ad. */
export const savedFields = { intent: "accion", ad: "anuncio", note: "nota" } as const

export const savedIntents = ["save", "forget", "note"] as const

export type SavedIntent = (typeof savedIntents)[number]
