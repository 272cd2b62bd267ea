/** Texts of success and failure messages [S2.39]. */
export const resultTexts = {
  success: {
    title: "Listo, creaste tu anuncio con éxito",
    text: "Ahora debe pasar por revisión. Te avisaremos por correo electrónico cuando esté publicado.",
    button: "Ir a mis anuncios",
  },
  failure: {
    title: "No pudimos crear tu anuncio",
    text: "Vuelve a intentarlo en un momento. Si el problema sigue, escríbenos.",
    button: "Ir a mis anuncios",
  },
} as const
