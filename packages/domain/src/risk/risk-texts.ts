import { formatMoney } from "../money/money.ts"
import type { RiskLevel, RiskSignal, RiskSignalKind } from "./risk-signal.ts"

export const riskLevelNames: Record<RiskLevel, string> = {
  low: "Bajo",
  medium: "Medio",
  high: "Alto",
}

/** What a signal is about, without its evidence; also in a seller's report of their data. */
export const riskSignalNames: Record<RiskSignalKind, string> = {
  "banned-rut": "RUT de una cuenta bloqueada",
  "banned-phone": "Teléfono de una cuenta bloqueada",
  "banned-email": "Correo de una cuenta bloqueada",
  "banned-network": "Red de una cuenta bloqueada",
  "shared-rut": "RUT de otra cuenta",
  "shared-phone": "Teléfono de otra cuenta",
  "shared-email": "Correo de otra cuenta",
  "shared-network": "Red de otra cuenta",
  serial: "Número de serie de otro vendedor",
  picture: "Fotos de otro vendedor",
  "low-price": "Precio muy bajo para la marca",
  "low-price-category": "Precio muy bajo para la categoría",
  payment: "Pago por fuera en el texto",
  contact: "Contacto en el texto",
  "disposable-email": "Correo desechable",
}

const sharedData: Record<Extract<RiskSignal, { accounts: unknown }>["kind"], string> = {
  "banned-rut": "el mismo RUT",
  "banned-phone": "el mismo teléfono",
  "banned-email": "el mismo correo",
  "banned-network": "la misma red",
  "shared-rut": "el mismo RUT",
  "shared-phone": "el mismo teléfono",
  "shared-email": "el mismo correo",
  "shared-network": "la misma red",
}

const quoted = (quotes: readonly string[]) => quotes.map((quote) => `«${quote}»`).join(", ")

/** A signal with its evidence, as one sentence for the team. */
export function riskSentence(signal: RiskSignal): string {
  switch (signal.kind) {
    case "serial":
      return `Su número de serie está en ${otherAds(signal.ads.length)}.`
    case "picture":
      return `Una foto igual o muy parecida está en ${otherAds(signal.ads.length)}.`
    case "low-price":
      return `${lowPrice(signal)} anuncios de la misma marca y categoría.`
    case "low-price-category":
      return `${lowPrice(signal)} anuncios de la categoría.`
    case "payment":
      return `El texto habla de pagar por fuera: ${quoted(signal.quotes)}.`
    case "contact":
      return `El texto lleva un contacto: ${quoted(signal.quotes)}.`
    case "disposable-email":
      return `El correo es de un servicio de direcciones desechables (${signal.domain}).`
    default:
      return `Usa ${sharedData[signal.kind]} que ${otherAccounts(signal)}.`
  }
}

/** "una cuenta bloqueada", "otras 3 cuentas". */
function otherAccounts({ accounts, kind }: Extract<RiskSignal, { accounts: unknown }>): string {
  const { length } = accounts
  if (kind.startsWith("banned-")) {
    return length === 1 ? "una cuenta bloqueada" : `${length} cuentas bloqueadas`
  }
  return length === 1 ? "otra cuenta" : `otras ${length} cuentas`
}

const otherAds = (count: number) =>
  count === 1 ? "un anuncio de otro vendedor" : `${count} anuncios de otros vendedores`

/** "Pide el 38 % de la mediana ($12.000.000) de 24". */
function lowPrice(signal: Extract<RiskSignal, { percent: number }>): string {
  const median = formatMoney(signal.median, "CLP")
  return `Pide el ${signal.percent} % de la mediana (${median}) de ${signal.peers}`
}
