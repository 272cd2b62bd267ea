import type { IndicatorCode } from "@wara/domain/indicators/indicator"
import { ivaPercent } from "@wara/domain/money/money"

/** What an ad shows: its price, its sheet, its description and its photos. */
export const adTexts = {
  iva: `IVA ${ivaPercent} %`,
  total: "Total con IVA",
  aboutIva: "Qué significa + IVA",
  ivaMeaning: `El precio no incluye el impuesto (IVA, ${ivaPercent}\u00a0%). Si tu empresa compra con factura, puede recuperarlo como crédito fiscal. Pregunta al vendedor qué documento entrega.`,
  dropped: (percent: number, day: string) => `Bajó ${percent}\u00a0% el ${day}`,
  before: "Antes",
  sheet: "Ficha técnica",
  description: "Descripción",
  gallery: "Fotos del equipo",
  previous: "Foto anterior",
  next: "Foto siguiente",
  close: "Cerrar fotos",
  noPhotos: "Este anuncio no tiene fotos",
} as const

/** Name of a photograph without a description. */
export function photoName(name: string, number: number, count: number): string {
  return `${name}, foto ${number} de ${count}`
}

export function openPhoto(number: number, count: number): string {
  return `Ver la foto ${number} de ${count} en pantalla completa`
}

export function showPhoto(number: number): string {
  return `Mostrar la foto ${number}`
}

const indicatorNames: Record<IndicatorCode, string> = {
  uf: "UF",
  dolar: "dólar",
  euro: "euro",
  utm: "UTM",
  ipc: "IPC",
}

/** The day of the indicator value that a price was converted with. */
export function valueOfDay(code: IndicatorCode, day: string): string {
  return `${indicatorNames[code]} del ${day}`
}
