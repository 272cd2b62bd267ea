import { formatNumber } from "@wara/domain/money/format-money"

export const lastListTexts = {
  failed: "Error al cargar los anuncios",
  label: "Tus resultados",
  back: "Volver a los resultados",
  position: (at: number, total: number) => `${formatNumber(at, 0)} de ${formatNumber(total, 0)}`,
  previous: (name: string) => `Anterior: ${name}`,
  next: (name: string) => `Siguiente: ${name}`,
  nextPage: "Ver más resultados",
} as const
