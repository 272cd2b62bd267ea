import { personalInPages } from "@wara/domain/personal/personal-shapes"

/** A text with a star for every letter. */
export function hideAll(text: string): string {
  return text.replace(/\S/g, "*")
}

/** A text in which what looks like contact data is hidden, for where nobody marked it as private. */
export function hidePersonal(text: string): string {
  return personalInPages.reduce((hidden, pattern) => hidden.replace(pattern, hideAll), text)
}

/** What stands for something chosen, and for whatever could be: all alike, so that none is told. */
export const hiddenChoice = "******"

/** What stands for something typed: not even its length is told beyond a few letters. */
export function hideTyped(text: string): string {
  return "*".repeat(Math.min(text.length, 12))
}
