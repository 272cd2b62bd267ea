import { countText } from "@wara/domain/listing/count-texts"
import { formatNumber } from "@wara/domain/money/money"

export const lastListTexts = {
  failed: "Error al cargar los anuncios",
  label: "Tus resultados",
  back: "Volver a los resultados",
  position: (at: number, total: number, isLeast: boolean) =>
    `${formatNumber(at, 0)} de ${countText(total, isLeast)}`,
  previous: (name: string) => `Anterior: ${name}`,
  next: (name: string) => `Siguiente: ${name}`,
  nextPage: "Ver más resultados",
} as const
