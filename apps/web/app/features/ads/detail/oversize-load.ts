/** Beyond these an indivisible load needs a permit on public roads (CHILE §5.4): cm and kg. */
const limits = { length: 1100, width: 260, height: 420, weight: 45_000 }

/** Whether moving the machine may need a permit. Sizes in cm, weight in kg, 0 = not known. */
export function isOversizeLoad(ad: {
  width: number
  height: number
  depth: number
  weight: number
}): boolean {
  return (
    ad.width > limits.width ||
    ad.height > limits.height ||
    ad.depth > limits.length ||
    ad.weight > limits.weight
  )
}
