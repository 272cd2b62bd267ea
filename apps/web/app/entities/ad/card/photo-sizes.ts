import { useChosenDensity } from "./card-density.ts"

/** Layout of large cards: one column on a phone, then two to four. */
export const largePhotoSizes =
  "(min-width: 1024px) 300px, (min-width: 560px) 50vw, calc(100vw - 2rem)"

const compactPhotoSizes = "(min-width: 640px) 11rem, 8rem"

/** Phones show rows by default. */
const defaultPhotoSizes = "(min-width: 1024px) 300px, (min-width: 640px) 50vw, 8rem"

/** The `sizes` of a list's photographs, from which the browser chooses a file. */
export function usePhotoSizes(hasDensity: boolean): string {
  const chosen = useChosenDensity()
  if (!hasDensity || chosen === "large") return largePhotoSizes
  return chosen === "compact" ? compactPhotoSizes : defaultPhotoSizes
}
