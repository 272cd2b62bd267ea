import { currencies, defaultCurrency, formatMoney } from "@wara/domain/money/money"

export function moneyText(amount: number, currency: string = defaultCurrency): string {
  const known = currencies.find((one) => one === currency)
  return formatMoney(amount, known ?? defaultCurrency)
}
