export const failureTexts = {
  again: "Intentar de nuevo",
  failed: "No pudimos cargar los datos.",
}
