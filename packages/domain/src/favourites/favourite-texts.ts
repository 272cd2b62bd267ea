/** Why an ad cannot be saved, for users. */
export const favouriteTexts = {
  noteTooLong: (limit: number) => `La nota puede tener hasta ${limit} caracteres.`,
  tooMany: (limit: number) =>
    `Ya guardaste ${limit} equipos. Quita alguno de tus guardados para agregar otro.`,
  notPublic: "Este anuncio ya no está publicado.",
} as const
