/** A RUT with its check digit, `NNNNNNNN-D` (CHILE §5.4: weights 2 to 7 from the right, modulo 11). */
export function rutOf(number: number): string {
  let sum = 0
  let weight = 2
  for (const digit of String(number).split("").reverse()) {
    sum += Number(digit) * weight
    weight = weight === 7 ? 2 : weight + 1
  }
  const rest = 11 - (sum % 11)
  const digit = rest === 11 ? "0" : rest === 10 ? "K" : String(rest)
  return `${number}-${digit}`
}
