export type Problem = "adblock" | "cookies" | "storage"

/** Title of each problem, with the exact wording of [S8.6], and advice. */
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

export const siteCheckTexts = {
  title: "Tu navegador limita el sitio",
  closesIn: (seconds: number) =>
    seconds === 1 ? "Se cierra en 1 segundo" : `Se cierra en ${seconds} segundos`,
  stays: "Se queda hasta que lo cierres",
  stay: "No cerrar",
  close: "Cerrar",
  understood: "Entendido",
} as const
