/** What may be wrong with a browser, from the site's point of view. */
export type Problem = "adblock" | "cookies" | "storage"

/** What is said of each, to the letter of the error catalogue (spec §8), and what to do about it. */
export const problemTexts: Record<Problem, { title: string; advice: string }> = {
  adblock: {
    title: "Se detectó AdBlock.",
    advice:
      "Aquí los anuncios son los equipos en venta: puede esconder fotos, precios o botones. Si algo te falta, desactívalo para este sitio.",
  },
  cookies: {
    title: "Las cookies están desactivadas.",
    advice:
      "Sin ellas puedes buscar, pero no iniciar sesión ni publicar. Actívalas para este sitio en la configuración de tu navegador.",
  },
  storage: {
    title: "LocalStorage no está disponible.",
    advice:
      "Lo que escribas en un anuncio se pierde si cierras la página. Permite el almacenamiento de este sitio o sal de la ventana privada.",
  },
}

/** Other words of the notice. */
export const siteCheckTexts = {
  title: "Tu navegador limita el sitio",
  closesIn: (seconds: number) =>
    seconds === 1 ? "Se cierra en 1 segundo" : `Se cierra en ${seconds} segundos`,
  stays: "Se queda hasta que lo cierres",
  stay: "No cerrar",
  close: "Cerrar",
  understood: "Entendido",
} as const
