/** List names as shown in reports. */
export const itemListTexts = {
  ads: "Anuncios",
  featured: "Inicio: destacados",
  newest: "Inicio: recientes",
  seller: "Perfil del vendedor",
  related: "Anuncios relacionados",
  packs: "Packs",
}
