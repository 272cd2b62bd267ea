export const reportLinkTexts = {
  ad: "Denunciar este anuncio",
  seller: "Denunciar a este vendedor",
} as const
