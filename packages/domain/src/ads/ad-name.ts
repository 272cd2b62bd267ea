/** Longest name that a card shows uncut, in characters [S2.35]. */
export const cardNameLimit = 60

/** The name as shown on a card: cut at 60 characters plus "..." [S2.35]. */
export function cardName(name: string): string {
  const characters = Array.from(name)
  if (characters.length <= cardNameLimit) return name
  return `${characters.slice(0, cardNameLimit).join("")}...`
}
