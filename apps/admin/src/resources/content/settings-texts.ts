/** Settings. */
export const settingsTexts = {
  title: "Ajustes",
  featuredPrice: "Precio de destacar un anuncio, IVA incluido",
  featuredPriceHelp: "Pesos enteros. Vale para las compras que empiezan desde ahora.",
  invalid: "Escribe un precio en pesos enteros, mayor que 0.",
  save: "Guardar",
  saved: "Ajustes guardados",
}
