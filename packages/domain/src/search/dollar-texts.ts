/** Signs of dollars before an amount, and words of them after one. */
export const dollarSigns = ["us $", "u $ s", "usd $", "usd", "$ us", "$ usd"] as const
export const dollarTails = [
  ...dollarSigns.filter((sign) => !sign.startsWith("$")),
  "dólar",
  "dólares",
  "de dólares",
  "dólares americanos",
] as const
