import autocannon from "autocannon"

/** Requests a second (mean) and the 99th percentile in milliseconds of one address under load. */
export type Rate = { perSecond: number; p99: number; failed: number }

/** Loads one address for some seconds over ten connections. */
export async function requestRate(
  url: string,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<Rate> {
  const result = await autocannon({ url, connections: 10, duration: seconds, headers })
  return {
    perSecond: Math.round(result.requests.average),
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  }
}
