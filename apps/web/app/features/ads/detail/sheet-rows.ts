import type { Ad } from "@wara/contract/ad"
import { detailTexts } from "./detail-texts.ts"
import { formatSize, formatWeight } from "./measures.ts"

/** A line of the specification sheet. */
export type SheetRow = { label: string; value: string }

function known(value: number, write: (value: number) => string): string {
  return value === 0 ? "" : write(value)
}

/** What is known about the machine, with units; what the seller left out has no line. */
export function sheetRows(ad: Ad): SheetRow[] {
  const rows: SheetRow[] = [
    { label: detailTexts.condition, value: ad.condition?.name ?? "" },
    { label: detailTexts.manufacturer, value: ad.manufacturer },
    { label: detailTexts.model, value: ad.model },
    { label: detailTexts.year, value: known(ad.year, String) },
    { label: detailTexts.weight, value: known(ad.weight, formatWeight) },
    { label: detailTexts.depth, value: known(ad.depth, formatSize) },
    { label: detailTexts.width, value: known(ad.width, formatSize) },
    { label: detailTexts.height, value: known(ad.height, formatSize) },
  ]
  return rows.filter(({ value }) => value !== "")
}
