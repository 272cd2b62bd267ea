/** What is said of something that did not load. */
export const failureTexts = {
  again: "Intentar de nuevo",
  failed: "No pudimos cargar los datos.",
}
