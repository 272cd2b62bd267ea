/** Words of ad cards and grids of cards (spec §2). */
export const cardTexts = {
  featured: "Destacado",
  logInToSeeSeller: "Inicia sesión para ver al anunciante",
  by: "Por:",
  noPhoto: "Sin fotos",
  loading: "Cargando anuncios…",
} as const
