import type { Ad } from "@wara/contract/ad"
import { adFieldTexts } from "@wara/domain/ads/ad-field-texts"
import { adFields, sheetFields } from "@wara/domain/ads/ad-fields"
import type { CleanNode } from "@wara/domain/content/sanitise"
import { formatNumber } from "@wara/domain/money/money"
import { NoticeParagraphs } from "../../ui/notice-paragraphs.tsx"
import { adTexts } from "./texts.ts"

const kilosInTonne = 1000
const centimetresInMetre = 100

/** At most two decimals, without trailing zeros. */
function decimal(value: number): string {
  const [whole = "", fraction = ""] = formatNumber(value, 2).split(",")
  const digits = fraction.replace(/0+$/, "")
  return digits === "" ? whole : `${whole},${digits}`
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

/** The specification sheet as a real table. */
export function SpecSheet({ ad }: { ad: Ad }) {
  const rows = sheetRows(ad)
  if (rows.length === 0) return null
  return (
    <table className="w-full border-collapse self-start text-left print:col-start-1 print:row-start-2 print:text-sm">
      <caption className="font-heading mb-3 text-left text-xl print:mb-1 print:text-lg">
        {adTexts.sheet}
      </caption>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label} className="border-b border-line first:border-t print:break-inside-avoid">
            <th scope="row" className="w-2/5 py-2.5 pr-4 font-normal text-ink-soft print:py-0.5">
              {label}
            </th>
            <td className="py-2.5 wrap-anywhere tabular-nums print:py-0.5">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type SheetRow = { label: string; value: string }

const formats = { kg: formatWeight, cm: formatSize }

/** The value of a field with its unit; empty when it is not given. */
function sheetValue(ad: Ad, name: (typeof sheetFields)[number]): string {
  if (name === "condition") return ad.condition?.name ?? ""
  const value = ad[name]
  if (typeof value === "string") return value
  if (value === 0) return ""
  const field = adFields[name]
  return "unit" in field ? formats[field.unit](value) : String(value)
}

/** The known facts about the machine, with units; missing values have no row. */
function sheetRows(ad: Ad): SheetRow[] {
  return sheetFields
    .map((name) => ({ label: adFieldTexts[name].label, value: sheetValue(ad, name) }))
    .filter(({ value }) => value !== "")
}

export function AdDescription({ about }: { about: CleanNode[] }) {
  if (about.length === 0) return null
  return (
    <section className="flex max-w-(--container-text) flex-col gap-4 print:col-span-2 print:row-start-3 print:max-w-none print:gap-1 print:text-[0.8125rem] print:leading-[1.0625rem]">
      <h2 className="text-xl print:text-lg">{adTexts.description}</h2>
      {/* Print fits on one page; the rest of a long text is at the URL of its QR code. */}
      <div className="flex flex-col gap-4 print:line-clamp-11 print:gap-1">
        <NoticeParagraphs nodes={about} />
      </div>
    </section>
  )
}
