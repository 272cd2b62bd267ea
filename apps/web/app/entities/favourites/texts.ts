export const heartTexts = {
  save: (name: string) => `Guardar ${name}`,
  saveShort: "Guardar",
  saved: "Guardado",
  forget: "Quitar de tus guardados",
  added: "Lo guardamos. Está en Guardados.",
} as const
