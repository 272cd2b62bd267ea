/** Longest name that a card shows whole, in characters (spec §9). */
export const cardNameLimit = 60

/** The name as a card shows it: cut at 60 characters plus "..." (spec §2). */
export function cardName(name: string): string {
  const characters = Array.from(name)
  if (characters.length <= cardNameLimit) return name
  return `${characters.slice(0, cardNameLimit).join("")}...`
}
