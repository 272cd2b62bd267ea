import { useChosenDensity } from "./card-density.ts"

/** Where cards stand: alone on a phone, then two to four side by side. */
export const largePhotoSizes =
  "(min-width: 1024px) 300px, (min-width: 560px) 50vw, calc(100vw - 2rem)"

const compactPhotoSizes = "(min-width: 640px) 11rem, 8rem"

/** Phones show rows by default. */
const defaultPhotoSizes = "(min-width: 1024px) 300px, (min-width: 640px) 50vw, 8rem"

/** How wide the photographs of a list are shown, for the browser's choice of a file. */
export function usePhotoSizes(hasDensity: boolean): string {
  const chosen = useChosenDensity()
  if (!hasDensity || chosen === "large") return largePhotoSizes
  return chosen === "compact" ? compactPhotoSizes : defaultPhotoSizes
}
