import { changeRows } from "./change-rows-texts.ts"

/** "Precio de destacar de 9990 a 12990": which settings changed, each from what to what. */
export function settingsChanges(before: unknown, after: unknown): string {
  return changeRows(before, after)
    .filter(({ changed }) => changed)
    .map(({ field, before, after }) => `${field} de ${before} a ${after}`)
    .join("; ")
}
