import { timeZone } from "@wara/domain/site/format-date"

const monthAndYear = new Intl.DateTimeFormat("es-CL", { timeZone, month: "long", year: "numeric" })

/** "marzo de 2024" from an ISO day or instant, as it is in Chile. */
export function memberMonth(since: string): string {
  const noon = since.length === 10 ? `${since}T16:00:00Z` : since
  return monthAndYear.format(new Date(noon))
}
