export const cardTexts = {
  featured: "Destacado",
  /** Appended to the badge's text to explain what it means. */
  featuredMeaning: ": anuncio pagado",
  logInToSeeSeller: "Inicia sesión para ver al anunciante",
  by: "Por:",
  dropped: (percent: number) => `Bajó ${percent}\u00a0%`,
  noPhoto: "Sin fotos",
  away: (place: string, km: number) => (km === 0 ? place : `${place}, a ${km} km`),
} as const
