// Long because it is one table of every write of the trade.
import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import { alerts } from "../../src/database/schema/alerts.ts"
import type { TradeFixture } from "./trade-fixture.ts"

/** Why a write that is sent twice happens once. */
export type Repeat =
  /** A required Idempotency-Key header: the second call finds the first. */
  | "header key"
  /** A required key in the body, for steps whose other forms are states. */
  | "body key"
  /** It writes a state: the second call finds it there, or is refused because it is over. */
  | "state"
  /** What it writes is unique by itself: a person, ad and day, an address and search, a text. */
  | "once"

/** One call, as the site or the panel sends it. */
export type Prepared = {
  token?: string
  /** The value of the path's parameter. */
  id?: string | number
  data?: object
  /** The same key with this is refused. */
  otherData?: object
}

export type TradeWrite = {
  key: string
  repeat: Repeat
  /**
   * Names of the counters of `rate_counters`, by whom they count. Those of mails refuse
   * nothing: one to a typed address is dropped, and those to a seller become one.
   */
  counters: Partial<
    Record<"network" | "email" | "account" | "thread" | "mail" | "code", readonly string[]>
  >
  prepare: (fixture: TradeFixture) => Promise<Prepared>
}

/** The counters of `limitViewer`: calls by account and by network. */
const ofViewer = (name: string) => ({ account: [`${name}-account`], network: [`${name}-network`] })

const ofTeam = {}

/** The counters of mails that a seller gets one by one. */
const sellerMails = ["seller-lead-mails-3600", "seller-lead-mails-86400"]

const asker = { name: "Ana Soto", email: "pregunta@faena.test", asks: ["disponibilidad"] }
const appeal = "The machine is mine, see the invoice."
const hold = { reason: "fraud", notes: "Its pictures are of another ad." }

/** Steps of a seller in the account; a reply has a key, the others are states. */
const ownSteps: TradeWrite[] = [
  { action: "see" },
  { action: "not-available" },
  { action: "note", note: "Call on Monday." },
  { action: "move", choice: "agree-visit" },
  { action: "block", isBlocked: true },
].map((data) => ({
  key: "POST /api/users/me/leads/{lead}",
  repeat: "state",
  counters:
    data.action === "not-available"
      ? { ...ofViewer("own-lead-steps"), thread: ["lead-replies"] }
      : ofViewer("own-lead-steps"),
  prepare: async (fixture) => ({
    ...{ token: fixture.seller.token, id: (await fixture.lead()).documentId, data },
  }),
}))

const leadWrites: TradeWrite[] = [
  {
    key: "POST /api/ads/{id}/leads",
    repeat: "header key",
    counters: {
      network: ["lead-network-3600"],
      email: ["lead-email-3600", "lead-email-86400"],
      mail: [...sellerMails, "unconfirmed-mail"],
    },
    prepare: async (fixture) => ({
      id: (await fixture.ad()).id,
      data: asker,
      otherData: { ...asker, message: "How many hours?" },
    }),
  },
  {
    key: "POST /api/ads/{id}/contact-reveal",
    repeat: "once",
    counters: ofViewer("contact-reveal"),
    prepare: async (fixture) => ({ token: fixture.buyer.token, id: (await fixture.ad()).id }),
  },
  {
    key: "POST /api/ads/{id}/contacts",
    repeat: "once",
    counters: ofViewer("ad-contact"),
    prepare: async (fixture) => {
      const { id } = await fixture.ad()
      await fixture.reveal(id)
      return { token: fixture.buyer.token, id, data: { channel: "whatsapp" } }
    },
  },
  {
    key: "POST /api/lead-links",
    repeat: "body key",
    counters: { network: ["lead-links-network"], thread: ["lead-replies"] },
    prepare: async (fixture) => {
      const { buyerCode: code } = await fixture.lead()
      const reply = { code, action: "reply", text: "And the price?", key: randomUUID() }
      return { data: reply, otherData: { ...reply, text: "And the papers?" } }
    },
  },
  ...["see", "not-available", "spam", "block", "sold"].map(
    (action): TradeWrite => ({
      key: "POST /api/lead-links",
      repeat: "state",
      counters:
        action === "not-available"
          ? { network: ["lead-links-network"], thread: ["lead-replies"] }
          : { network: ["lead-links-network"] },
      prepare: async (fixture) => {
        await fixture.lead()
        return { data: { code: await fixture.sellerCode(), action } }
      },
    }),
  ),
  {
    key: "POST /api/lead-links",
    repeat: "state",
    counters: { network: ["lead-links-network"], mail: sellerMails },
    prepare: async (fixture) => {
      const { buyerCode: code } = await fixture.lead({ message: "See https://example.test" })
      return { data: { code, action: "confirm" } }
    },
  },
  {
    key: "POST /api/users/me/leads/{lead}",
    repeat: "body key",
    counters: { ...ofViewer("own-lead-steps"), thread: ["lead-replies"] },
    prepare: async (fixture) => {
      const reply = { action: "reply", text: "Yes.", key: randomUUID() }
      const { documentId: id } = await fixture.lead()
      return {
        token: fixture.seller.token,
        ...{ id, data: reply, otherData: { ...reply, text: "No, sold." } },
      }
    },
  },
  ...ownSteps,
  {
    key: "PUT /api/users/me/lead-templates",
    repeat: "state",
    counters: ofViewer("own-lead-steps"),
    prepare: async ({ seller: { token } }) => ({
      token,
      data: [{ title: "Yes", text: "Yes, it is." }],
    }),
  },
  {
    key: "POST /api/contact",
    repeat: "header key",
    counters: {
      ...{ network: ["contact-network"], email: ["contact-email"] },
      mail: ["contact-mails-3600", "contact-mails-86400", "unconfirmed-mail"],
    },
    prepare: async () => {
      const data = { name: "Ana", email: "contacto@faena.test", message: "I need a crane." }
      return { data, otherData: { ...data, message: "I need another crane." } }
    },
  },
]

const savedWrites: TradeWrite[] = [
  ...(["PUT", "DELETE"] as const).map(
    (method): TradeWrite => ({
      key: `${method} /api/users/me/favourites/{id}`,
      repeat: "state",
      counters: ofViewer("favourites"),
      prepare: async (fixture) => ({
        ...{ token: fixture.buyer.token, id: (await fixture.ad()).id },
        ...(method === "PUT" ? { data: { note: "See on Monday." } } : {}),
      }),
    }),
  ),
  {
    key: "POST /api/users/me/favourites/merge",
    repeat: "once",
    counters: ofViewer("favourites"),
    prepare: async (fixture) => ({
      token: fixture.buyer.token,
      data: await fixture.savedByVisitor(),
    }),
  },
  {
    key: "PUT /api/users/me/mail-switches",
    repeat: "state",
    counters: ofViewer("mail-switches"),
    prepare: async ({ buyer: { token } }) => ({ token, data: { wanted: ["saved_drop"] } }),
  },
  {
    key: "POST /api/mail-switches",
    repeat: "state",
    counters: { code: ["mail-switch-links-code"] },
    prepare: async (fixture) => ({
      data: { code: await fixture.switchCode(), wanted: ["saved_ending"] },
    }),
  },
]

const alertWrites: TradeWrite[] = [
  {
    key: "POST /api/alerts",
    repeat: "once",
    counters: {
      ...{ network: ["alert-network"], email: ["alert-email"], mail: ["unconfirmed-mail"] },
    },
    prepare: async ({ api }) => {
      const data = { email: "alertas@faena.test", search: "s=rodillo" }
      // A known alert is mailed again ten minutes later, which depends on the clock.
      await api.database.delete(alerts).where(eq(alerts.email, data.email))
      return { data }
    },
  },
  ...["see", "confirm", "pause", "stop"].map(
    (action): TradeWrite => ({
      key: "POST /api/alert-links",
      repeat: "state",
      counters: { code: ["alert-links-code"] },
      prepare: async (fixture) => ({ data: { code: (await fixture.alert()).code, action } }),
    }),
  ),
  {
    key: "POST /api/alert-links",
    repeat: "state",
    counters: { code: ["alert-links-code"] },
    prepare: async (fixture) => {
      const { code } = await fixture.alert()
      const search = "s=zanjadora"
      return { data: { code, action: "edit", search, kinds: ["new"], frequency: "weekly" } }
    },
  },
  {
    key: "POST /api/users/me/alerts/{alert}",
    repeat: "state",
    counters: ofViewer("own-alert-steps"),
    prepare: async (fixture) => ({ ...(await fixture.ownAlert()), data: { action: "pause" } }),
  },
  {
    key: "POST /api/users/me/wanted-ads",
    repeat: "header key",
    counters: {
      account: ["own-wanted-writes-account", "wanted-ads"],
      network: ["own-wanted-writes-network"],
    },
    prepare: async ({ buyer: { token } }) => {
      const data = { name: "Excavadora de 20 toneladas", category: "transporte" }
      return { token, data, otherData: { ...data, budget: 5_000_000 } }
    },
  },
  {
    key: "POST /api/users/me/wanted-ads/{wanted}",
    repeat: "state",
    counters: ofViewer("own-wanted-writes"),
    prepare: async (fixture) => {
      const { documentId: id, token } = await fixture.wantedInReview()
      return { token, id, data: { action: "end" } }
    },
  },
  {
    key: "POST /api/wanted-offers/{slug}",
    repeat: "header key",
    counters: {
      account: ["wanted-offer-calls-account", "wanted-offers"],
      network: ["wanted-offer-calls-network"],
    },
    prepare: async (fixture) => {
      const data = { ad: (await fixture.ad()).id, message: "I have one." }
      const { slug: id } = await fixture.wanted()
      return { ...fixture.seller, id, data, otherData: { ...data, message: "I have another." } }
    },
  },
  {
    key: "POST /api/wanted-offers/{slug}",
    repeat: "header key",
    counters: {
      account: ["wanted-offer-calls-account", "wanted-offers", "wanted-offers-without-ad"],
      network: ["wanted-offer-calls-network"],
    },
    prepare: async (fixture) => {
      const data = { ad: null, message: "I have one." }
      const { slug: id } = await fixture.wanted()
      return { ...fixture.seller, id, data, otherData: { ...data, message: "I have another." } }
    },
  },
]

const trustWrites: TradeWrite[] = [
  {
    key: "POST /api/abuse-reports",
    repeat: "header key",
    counters: {
      ...{ network: ["abuse-network"], email: ["abuse-reporter"], mail: ["unconfirmed-mail"] },
    },
    prepare: async (fixture) => {
      const { slug: key } = await fixture.ad()
      const email = "denuncia@faena.test"
      const data = { subject: "ad", key, reason: "fraud", message: "Asks for an advance.", email }
      return { data, otherData: { ...data, message: "Asks for another advance." } }
    },
  },
  {
    key: "POST /api/ad-appeals",
    repeat: "once",
    counters: { network: ["ad-appeal-links"] },
    prepare: async (fixture) => ({ data: { code: (await fixture.pausedAd()).code, text: appeal } }),
  },
  {
    key: "POST /api/users/me/ads/{id}/appeal",
    repeat: "once",
    counters: ofViewer("ad-appeals"),
    prepare: async (fixture) => ({
      ...fixture.seller,
      id: (await fixture.pausedAd()).id,
      data: { text: appeal },
    }),
  },
  ...["uphold", "dismiss"].map(
    (decision): TradeWrite => ({
      key: `POST /api/admin/abuse-reports/{id}/${decision}`,
      repeat: "state",
      counters: ofTeam,
      prepare: async (fixture) => ({ ...fixture.rosa, id: await fixture.report(), data: {} }),
    }),
  ),
  {
    key: "POST /api/admin/ads/{id}/hold",
    repeat: "state",
    counters: ofTeam,
    prepare: async (fixture) => ({ ...fixture.rosa, id: (await fixture.ad()).id, data: hold }),
  },
  {
    key: "POST /api/admin/ads/{id}/release",
    repeat: "state",
    counters: ofTeam,
    prepare: async (fixture) => ({
      ...fixture.mario,
      id: (await fixture.pausedAd()).id,
      data: { notes: "" },
    }),
  },
  {
    key: "POST /api/admin/wanted-ads/{id}/approve",
    repeat: "state",
    counters: ofTeam,
    prepare: async (fixture) => ({
      ...fixture.rosa,
      id: (await fixture.wantedInReview()).id,
      data: {},
    }),
  },
  {
    key: "POST /api/admin/wanted-ads/{id}/refuse",
    repeat: "state",
    counters: ofTeam,
    prepare: async (fixture) => {
      const { id } = await fixture.wantedInReview()
      return { ...fixture.rosa, id, data: { reason: "Not clear enough." } }
    },
  },
  ...(["POST", "DELETE"] as const).map(
    (method): TradeWrite => ({
      key: `${method} /api/admin/reviews/{id}/claim`,
      repeat: "state",
      counters: ofTeam,
      prepare: async (fixture) => ({ token: fixture.rosa.token, id: await fixture.review() }),
    }),
  ),
  {
    key: "POST /api/admin/reviews/bulk",
    repeat: "body key",
    counters: ofTeam,
    prepare: async (fixture) => {
      const reviews = [Number(await fixture.review())]
      const key = randomUUID()
      return { ...fixture.rosa, data: { kind: "reject", reviews, ...hold, key } }
    },
  },
  {
    key: "POST /api/admin/contact-messages/{id}/answered",
    repeat: "state",
    counters: ofTeam,
    prepare: async (fixture) => ({
      ...fixture.rosa,
      id: await fixture.message(),
      data: { answered: true },
    }),
  },
]

/** Every write of the trade. One operation may have several, when its steps repeat differently. */
export const tradeWrites: readonly TradeWrite[] = [
  ...leadWrites,
  ...savedWrites,
  ...alertWrites,
  ...trustWrites,
]

/**
 * Writes of other parts of the product, each shown where it belongs, and the beacon, which counts a
 * visitor, ad and day once and drops a network that sends too much (`signals.test.ts`).
 */
export const otherWrites: readonly RegExp[] = [
  /^POST \/api\/ad-signals$/,
  // Accounts, profiles, sessions and rights.
  /^\w+ \/api\/auth\//,
  /^\w+ \/api\/users\/me\/(avatar|cover|data-block|deletion|email|pro-request|profile|publisher|rights-requests|username)\b/,
  /^POST \/api\/rights-requests/,
  // Publishing and paying.
  /^(PUT|DELETE) \/api\/users\/me\/ads\/\{id\}(\/draft)?$/,
  /^POST \/api\/users\/me\/ads(\/bulk|\/submit|\/\{id\}\/(deactivate|duplicate|feature|renew|reopen|resume))?$/,
  /^POST \/api\/(ad-links|ads\/upload|payments\/webpay\/return|recordings|users\/me\/orders)$/,
  // The team's other work.
  /^\w+ \/api\/(ad-packs|categories|communes|conditions|faqs|pages|search-synonyms)\b/,
  /^\w+ \/api\/admin\/(announcements|decisions|orders|pro-requests|redirects|rights-requests|second-factor|session|settings|tax-documents|users)\b/,
  /^POST \/api\/admin\/ads\/\{id\}\/(ban|notes|return-to-review)$/,
  /^POST \/api\/admin\/reviews\/\{id\}\/(approve|reject|request-changes)$/,
]
