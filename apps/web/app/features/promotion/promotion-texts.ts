/** Words of the register promotion (spec §2). */
export const promotionTexts = {
  title: "¡Consigue 3 anuncios gratis al registrarte!",
  text: "Cada anuncio dura 15 días publicado.",
  register: "Registrarme ahora",
  close: "Cerrar",
} as const
