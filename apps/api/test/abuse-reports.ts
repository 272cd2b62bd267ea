import { randomUUID } from "node:crypto"
import { addAd } from "./add-ad.ts"
import { addUser, confirmed } from "./add-user.ts"
import type { TestApp } from "./create-test-app.ts"

let network = 0

const soon = new Date(Date.now() + 86_400_000)

/** A public ad that can be reported by its slug; its owner's address is `<slug>@vende.cl`. */
export async function addReportableAd(api: TestApp, slug: string) {
  const ownerId = await addUser(api.database, { ...confirmed, email: `${slug}@vende.cl` })
  const name = `Bulldozer ${slug}`
  const adId = await addAd(api.database, { slug, name, ownerId, state: "active", expiresAt: soon })
  return { adId, ownerId }
}

/** The status of a report of an ad, from another network each time unless an address is given. */
export async function reportAbuse(
  api: TestApp,
  given: object = {},
  from: { headers?: object; key?: string; ip?: string } = {},
): Promise<number> {
  network += 1
  const answer = await api.app.inject({
    ...{ method: "POST", url: "/api/abuse-reports" },
    remoteAddress: from.ip ?? `198.51.100.${network}`,
    headers: { "idempotency-key": from.key ?? randomUUID(), ...from.headers },
    payload: {
      data: { subject: "ad", reason: "fraud", message: "Pide un adelanto.", email: "", ...given },
    },
  })
  return answer.statusCode
}
