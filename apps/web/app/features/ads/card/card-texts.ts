/** Words of ad cards and grids of cards (spec §2). */
export const cardTexts = {
  featured: "Destacado",
  /** Follows the word of the badge for whoever asks it what it means. */
  featuredMeaning: ": anuncio pagado",
  logInToSeeSeller: "Inicia sesión para ver al anunciante",
  by: "Por:",
  compact: "Vista compacta",
  noPhoto: "Sin fotos",
  loading: "Cargando anuncios…",
  away: (place: string, km: number) => (km === 0 ? place : `${place}, a ${km} km`),
} as const
