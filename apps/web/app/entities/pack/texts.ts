import { formatMoney } from "@wara/domain/money/money"

export const packTexts = {
  ivaIncluded: "IVA incluido",
  perAd: (price: number) => `${formatMoney(price, "CLP")} por anuncio`,
  buy: "Comprar",
  buyPack: (name: string) => `Comprar ${name}`,
} as const
