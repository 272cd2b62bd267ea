import { brokenText } from "./broken-texts.ts"

const titles: Record<number, string> = {
  403: "Acceso denegado",
  429: "Demasiadas solicitudes",
  500: "Error del servidor",
}

const descriptions: Record<number, string> = {
  0: brokenText,
  403: "No tienes permisos para acceder a esta página.",
  405: "Vuelve a la página anterior y usa sus botones.",
  404: "La página que buscas no existe o ha sido movida.",
  410: "Este contenido ya no está disponible.",
  429: "Recibimos muchas solicitudes seguidas. Espera un momento y vuelve a intentarlo.",
  500: "Algo falló de nuestro lado. El equipo ya está trabajando para resolverlo.",
  503: "No pudimos cargar esto en este momento. Espera un poco y vuelve a intentarlo.",
}

/** Messages by status, for errors without one; the framework's own messages are in English. */
const messages: Record<number, string> = {
  405: "Esta página no recibe formularios",
  503: "No pudimos responder en este momento",
}

/** The message of an error page: the thrown message, or the one for its status. */
export function errorMessage(status: number, thrown: string): string {
  return thrown || (messages[status] ?? "")
}

/** Message of an unknown path [S2.15]. */
export const unknownPathMessage = "Page not found"

export const errorPageTexts = {
  home: "Volver al inicio",
  tryAgain: "Intentar de nuevo",
  sendAgain: "Enviar de nuevo",
  notTaken:
    "No pudimos guardar lo que enviaste. Lo que escribiste sigue aquí: envíalo de nuevo en unos minutos. Las contraseñas se escriben otra vez.",
  offline: "Sin conexión",
  incomplete: "La página no llegó completa",
  unreached: "No pudimos cargar la página",
  search: "Buscar equipo por nombre",
  submitSearch: "Buscar",
  ads: "Tenemos avisos que podrían interesarte",
  status: (status: number) => `Error ${status}`,
} as const

/** Whether the same request may succeed a moment later, so that the page offers a retry. */
export function mayPass(status: number): boolean {
  return status === 0 || status === 429 || status >= 500
}

/** Title of an error page by its HTTP status [S2.40]. */
export function errorTitle(status: number, message: string): string {
  if (status === 404) return `404 - ${message || unknownPathMessage}`
  return titles[status] ?? (message || "Error inesperado")
}

/** Default description of an error page [S2.42]. */
export function errorDescription(status: number): string {
  return descriptions[status] ?? "No pudimos completar lo que pediste. Vuelve a intentarlo."
}
