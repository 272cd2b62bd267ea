import { formatNumber } from "@wara/domain/money/format-money"

const kilosInTonne = 1000
const centimetresInMetre = 100

/** At most two decimals, and none that say nothing. */
function decimal(value: number): string {
  const [whole = "", fraction = ""] = formatNumber(value, 2).split(",")
  const telling = fraction.replace(/0+$/, "")
  return telling === "" ? whole : `${whole},${telling}`
}

/** A weight given in kg: "790 kg", from a tonne on "20,5 t". */
export function formatWeight(kilos: number): string {
  return kilos < kilosInTonne ? `${decimal(kilos)} kg` : `${decimal(kilos / kilosInTonne)} t`
}

/** A size given in cm: "85 cm", from a metre on "2,8 m". */
export function formatSize(centimetres: number): string {
  return centimetres < centimetresInMetre
    ? `${decimal(centimetres)} cm`
    : `${decimal(centimetres / centimetresInMetre)} m`
}
