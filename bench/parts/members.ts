import { checkAnswer, countCards, requireBytes } from "../check-answer.ts"
import { comparedRates } from "../load/request-rate.ts"
import { startBareRouter } from "../references/bare-router.ts"
import { compareRates, type Row } from "../result-row.ts"
import type { Site } from "../site.ts"

/** Target of the pages of a logged-in person [B7.2]. */
const target = { share: 0.6, p99: 100 }

/** Sessions of the load of many; a server knows each for half a minute after its first page. */
const manySessions = 50

/** Pages of a logged-in person beside a bare page of the same framework with as many cards. */
export async function measureMembers(site: Site): Promise<Row[]> {
  const { siteUrl, pages, person } = site
  const cookies = await site.sessions(manySessions)
  const headers = { ...person.headers, "accept-encoding": "gzip" }
  const rows: Row[] = []
  for (const [name, path] of Object.entries(pages)) {
    const expected = { headers, encoding: "gzip", contains: [person.own] } as const
    const { body, text } = await checkAnswer(siteUrl + path, expected)
    const cards = countCards(text)
    const bare = await startBareRouter(cards)
    try {
      const { rate, reference } = await comparedRates({ url: siteUrl + path, headers }, bare)
      requireBytes(rate.bytes, body)
      const figure = `${name}, gzip; bare page of ${cards} cards`
      rows.push(compareRates({ part: "logged-in", figure }, rate, reference, target))
      const many = await comparedRates({ url: siteUrl + path, headers, cookies }, bare)
      requireBytes(many.rate.bytes, body)
      const ofMany = `${name}, gzip, ${manySessions} sessions; the same`
      const named = { part: "logged-in", figure: ofMany }
      rows.push(compareRates(named, many.rate, many.reference, target))
    } finally {
      bare.stop()
    }
  }
  return rows
}
