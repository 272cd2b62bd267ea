import { currencies, defaultCurrency } from "@wara/domain/money/currency"
import { formatMoney } from "@wara/domain/money/format-money"

export function moneyText(amount: number, currency: string = defaultCurrency): string {
  const known = currencies.find((one) => one === currency)
  return formatMoney(amount, known ?? defaultCurrency)
}
