import { formatNumber } from "@wara/domain/money/money"

function period(seconds: number): string {
  if (seconds <= 90) return seconds <= 1 ? "1 segundo" : `${formatNumber(seconds, 0)} segundos`
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90 ? `${minutes} minutos` : `${Math.ceil(minutes / 60)} horas`
}

/** Form messages that belong to no single field. */
export const formTexts = {
  /** `seconds` until the next allowed attempt after a rate limit. */
  wait: (seconds: number) =>
    `Demasiados intentos seguidos. Vuelve a probar en ${period(seconds)}; lo que escribiste sigue aquí.`,
  failed: "Algo falló de nuestro lado. Lo que escribiste sigue aquí: vuelve a intentarlo.",
  unavailable:
    "El servicio no está disponible en este momento. Lo que escribiste sigue aquí: inténtalo en unos minutos.",
} as const
