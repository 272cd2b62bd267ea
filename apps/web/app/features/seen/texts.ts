export const seenTexts = {
  title: "Vistos recientemente",
  hint: "Solo en este navegador.",
  clear: "Borrar vistos",
  cleared: "Borramos los equipos que viste en este navegador.",
} as const
