import { personalInPages } from "@wara/domain/personal/personal-shapes"

/** Replaces every letter with a star. */
export function hideAll(text: string): string {
  return text.replace(/\S/g, "*")
}

/** Masks what looks like contact data, in text that is not marked as private. */
export function hidePersonal(text: string): string {
  return personalInPages.reduce((hidden, pattern) => hidden.replace(pattern, hideAll), text)
}

/** Placeholder for every option, selected or not, so that they all look alike. */
export const hiddenChoice = "******"

/** Placeholder for typed text; beyond a few letters it does not reveal the length either. */
export function hideTyped(text: string): string {
  return "*".repeat(Math.min(text.length, 12))
}
