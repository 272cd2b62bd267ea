/** Columns of the file of questions. Dates are in Chilean time, which spreadsheets can sort. */
export const leadColumnTexts = [
  "Fecha",
  "Estado",
  "Anuncio",
  "N.º de anuncio",
  "Nombre",
  "Empresa",
  "Teléfono",
  "Consulta",
  "Último mensaje",
  "Primera respuesta",
  "Nota",
]
