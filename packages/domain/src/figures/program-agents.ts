const programs =
  /bot\b|bots\b|[a-z]bot|crawl|spider|slurp|headless|lighthouse|preview|scan|monitor|phantom|puppeteer|playwright|selenium|archive|facebookexternalhit|whatsapp\/|curl|wget|python|java\/|go-http|node-fetch|axios|httpclient|libwww/i

/** Whether a user agent is that of a program: browsers of people begin with "Mozilla/5.0". */
export function isProgram(userAgent: string): boolean {
  return !userAgent.startsWith("Mozilla/5.0 (") || programs.test(userAgent)
}
