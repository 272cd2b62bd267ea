export const priceTexts = {
  question: (suggestedPrice: string) => `¿Quisiste decir ${suggestedPrice}?`,
  answer: {
    priceMin: (amount: string) => `Desde ${amount}`,
    priceMax: (amount: string) => `Hasta ${amount}`,
  },
  unreadable: (typed: string) =>
    `No entendimos «${typed}» como precio, así que no lo aplicamos. Escribe, por ejemplo, 60 millones o 60.000.000.`,
} as const
