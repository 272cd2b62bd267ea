import type { Ad } from "@wara/contract/ad"
import { detailTexts } from "./detail-texts.ts"
import { sheetRows } from "./sheet-rows.ts"

/** The specification sheet as a real table. */
export function SpecSheet({ ad }: { ad: Ad }) {
  const rows = sheetRows(ad)
  if (rows.length === 0) return null
  return (
    <table className="w-full border-collapse text-left print:text-sm">
      <caption className="font-heading mb-3 text-left text-xl print:mb-1 print:text-lg">
        {detailTexts.sheet}
      </caption>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label} className="border-b border-line first:border-t print:break-inside-avoid">
            <th scope="row" className="w-2/5 py-2.5 pr-4 font-normal text-ink-soft print:py-1">
              {label}
            </th>
            <td className="py-2.5 tabular-nums print:py-1">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
