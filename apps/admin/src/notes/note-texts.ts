export const noteTexts = {
  titles: { ads: "Notas del anuncio", users: "Notas de la cuenta" },
  none: "Nadie ha anotado nada.",
  write: "Nota interna",
  help: "Solo la ve el equipo. No se puede cambiar después.",
  add: "Agregar nota",
  saved: "Nota agregada",
}
