import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import { users } from "../../src/database/schema/accounts.ts"
import { contactMessages } from "../../src/database/schema/content.ts"
import { makeSwitchLinks } from "../../src/modules/mail-switches/use-cases/mail-switches.ts"
import { addAd } from "../add-ad.ts"
import { addReview } from "../add-review.ts"
import { addSession, addUser, confirmed } from "../add-user.ts"
import { addAlert } from "../alerts.ts"
import { askSeller, leadCodeOf, newPerson } from "../ask-seller.ts"
import { callAs } from "../call-as.ts"
import type { TestApp } from "../create-test-app.ts"
import { mailsTo } from "../links.ts"
import { addPublicWanted, addSeeker, publishWanted } from "../wanted.ts"

type Person = { id: number; email: string; token: string }

async function addPerson({ database }: TestApp, given: Partial<typeof users.$inferInsert> = {}) {
  const id = await addUser(database, { ...confirmed, ...given })
  const [person] = await database.select().from(users).where(eq(users.id, id))
  return { id, email: person?.email ?? "", token: await addSession(database, id) }
}

/** People of the trade, and what each write needs to be possible, made by the api itself. */
export class TradeFixture {
  readonly api: TestApp
  readonly seller: Person
  readonly buyer: Person
  /** Two members of the team, because nobody decides what they did themselves. */
  readonly rosa: Person
  readonly mario: Person
  #made = 0

  private constructor(
    api: TestApp,
    people: Pick<TradeFixture, "seller" | "buyer" | "rosa" | "mario">,
  ) {
    this.api = api
    this.seller = people.seller
    this.buyer = people.buyer
    this.rosa = people.rosa
    this.mario = people.mario
  }

  static async open(api: TestApp): Promise<TradeFixture> {
    return new TradeFixture(api, {
      seller: await addPerson(api),
      buyer: await addPerson(api),
      rosa: await addPerson(api, { role: "operator" }),
      mario: await addPerson(api, { role: "operator" }),
    })
  }

  /** A public ad of the seller, with its slug. */
  async ad(given: Parameters<typeof addAd>[1] = {}): Promise<{ id: number; slug: string }> {
    this.#made += 1
    const slug = `write-${this.#made}`
    return { id: await addAd(this.api.database, { ownerId: this.seller.id, slug, ...given }), slug }
  }

  /** Shows the buyer the contact data of an ad, before which no contact is recorded. */
  reveal = (id: number) =>
    callAs(this.api.app, { token: this.buyer.token }, `POST /ads/${id}/contact-reveal`)

  /** What a browser saved before its log-in. */
  async savedByVisitor() {
    const { id } = await this.ad()
    return { ads: [{ ad: id, saved_at: new Date().toISOString() }] }
  }

  /** A question of the buyer, with the codes that its mails open for both sides. */
  async lead(data: object = {}) {
    const { id } = await this.ad()
    const person = newPerson()
    const buyer = await addPerson(this.api, { email: person.email })
    const asked = await askSeller(this.api, id, { data, token: buyer.token })
    const buyerCode = leadCodeOf((await mailsTo(this.api, buyer.email)).at(-1))
    return { documentId: String(asked.body.data.documentId), buyer, buyerCode }
  }

  /** The code by which the seller opens the last question. */
  async sellerCode(): Promise<string> {
    return leadCodeOf((await mailsTo(this.api, this.seller.email)).at(-1))
  }

  /** The code of a confirmed alert, and its search. */
  async alert() {
    this.#made += 1
    const search = `s=rodillo+${this.#made}`
    return { search, ...(await addAlert(this.api, { search })) }
  }

  /** The newest alert of the buyer's account. */
  async ownAlert() {
    const { email, token } = this.buyer
    this.#made += 1
    const search = `s=zanjadora+${this.#made}`
    await callAs(this.api.app, { token }, "POST /alerts", { data: { email, search } })
    const { body } = await callAs(this.api.app, { token }, "GET /users/me/alerts")
    return { token, id: String(body.data.at(-1).documentId) }
  }

  /** A wanted ad in review. */
  async wantedInReview() {
    const seeker = await addSeeker(this.api)
    const { body } = await publishWanted(this.api, { token: seeker.token })
    const { rows } = await this.api.pool.query("select id from wanted_ads where document_id = $1", [
      body.data.documentId,
    ])
    return { id: String(rows[0].id), documentId: String(body.data.documentId), token: seeker.token }
  }

  /** A public wanted ad of a person of its own. */
  wanted = () => addPublicWanted(this.api)

  /** An ad that Rosa took out of sight, with the code of its owner's mail. */
  async pausedAd() {
    const ad = await this.ad()
    const data = { reason: "fraud", notes: "Its pictures are of another ad." }
    const { token } = this.rosa
    await callAs(this.api.app, { token }, `POST /admin/ads/${ad.id}/hold`, { data })
    const mail = (await mailsTo(this.api, this.seller.email)).at(-1)
    return { ...ad, code: /codigo=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "" }
  }

  /** A report of the buyer about a new ad; returns its id. */
  async report(): Promise<string> {
    const { slug } = await this.ad()
    const data = { subject: "ad", key: slug, reason: "fraud", message: "Asks for an advance." }
    const headers = { "idempotency-key": randomUUID() }
    const { token } = this.buyer
    await callAs(this.api.app, { token, headers }, "POST /abuse-reports", {
      data: { ...data, email: "" },
    })
    const { rows } = await this.api.pool.query("select max(id) as id from abuse_reports")
    return String(rows[0].id)
  }

  async review(): Promise<string> {
    const { id } = await this.ad({ state: "pending" })
    return String(await addReview(this.api.database, id))
  }

  async message(): Promise<string> {
    const message = { email: "ana@faena.test", name: "Ana", message: "I need a crane." }
    const [stored] = await this.api.database
      .insert(contactMessages)
      .values({ ...message, idempotencyKey: randomUUID() })
      .returning({ id: contactMessages.id })
    return String(stored?.id ?? 0)
  }

  /** The code of a mail that can be switched off. */
  async switchCode(): Promise<string> {
    const { config: site, database: transaction } = this.api
    const of = { list: "saved", userId: this.buyer.id } as const
    const { switchLink } = await makeSwitchLinks({ transaction, site, now: new Date() }, of)
    return /([\w-]{43})/.exec(switchLink)?.[1] ?? ""
  }
}
