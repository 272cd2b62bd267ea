export const ownerTexts = {
  title: "Este anuncio es tuyo",
  lead: "Así lo ven los demás, con el botón para consultarte en este lugar.",
  edit: "Editar",
  row: "Ver visitas, pausar o destacar",
  leads: "Ver sus consultas",
} as const
