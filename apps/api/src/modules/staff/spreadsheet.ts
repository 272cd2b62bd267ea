import { stringify } from "csv-stringify/sync"

/**
 * Rows as a file that spreadsheets of Chile open as it is. What begins like a formula is written so
 * that no program computes it.
 */
export function spreadsheet(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => row.map(harmless)),
    { bom: true, delimiter: ";", escape_formulas: true },
  )
}

/** Programs drop space before they look for a formula. */
const harmless = (cell: string): string => (/^\s+[=+\-@＝＋－＠]/.test(cell) ? `'${cell}` : cell)
