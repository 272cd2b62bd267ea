/** Days of the numbers that sellers see, today included. */
export const figurePeriodDays = 28

/** Days for which an ad must have been public before it is compared. */
export const comparedAfterDays = 7

/** Similar ads, and sellers of them, below which a median would show single competitors. */
export const minPeers = { ads: 8, sellers: 4 }

/** What a number of several days is in one week, with one decimal. */
export function perWeek(total: number, days: number): number {
  return Math.round((total / days) * 70) / 10
}
