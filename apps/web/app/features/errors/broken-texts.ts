/** What is shown where a page did not come as a whole. */
export const brokenText = "Revisa tu conexión a internet y vuelve a intentarlo."
