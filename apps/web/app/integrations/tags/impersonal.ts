import { personalInTags } from "@wara/domain/personal/personal-shapes"

/** A text that somebody typed, as far as it tells of nobody; null when it may. */
export function impersonal(text: string): string | null {
  return personalInTags.some((shape) => text.search(shape) !== -1) ? null : text
}
