/** Fields of the forms that forget and annotate a saved ad. */
export const savedFields = { intent: "accion", ad: "anuncio", note: "nota" } as const

export const savedIntents = ["forget", "note"] as const

/** What a form does; an ad's page saves it. */
export type SavedIntent = (typeof savedIntents)[number] | "save"
