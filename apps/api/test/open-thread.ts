import { eq } from "drizzle-orm"
import { ads } from "../src/database/schema/ads.ts"
import { leads } from "../src/database/schema/leads.ts"
import { addAd } from "./add-ad.ts"
import { addUser } from "./add-user.ts"
import { askSeller, leadCodeOf, newPerson } from "./ask-seller.ts"
import type { TestApp } from "./create-test-app.ts"
import { mailsTo } from "./links.ts"

let sellers = 0

/** A thread that a visitor began about a new seller's ad, with the code of each side's link. */
export async function openThread(api: TestApp) {
  sellers += 1
  const sellerEmail = `hilo${sellers}@faena.test`
  const seller = { email: sellerEmail, firstname: "Rosa", lastname: "Soto" }
  const ownerId = await addUser(api.database, { ...seller, confirmedAt: new Date() })
  const contact = { email: `contacto${sellers}@faena.test`, phone: "+56912345678" }
  const ad = await addAd(api.database, { ownerId, ...contact })
  const person = newPerson()
  await askSeller(api, ad, { data: { ...person, phone: "9 8765 4321" } })
  const buyerCode = leadCodeOf((await mailsTo(api, person.email))[0])
  const sellerCode = leadCodeOf((await mailsTo(api, sellerEmail))[0])
  return { ad, buyerCode, person, sellerCode, sellerEmail }
}

/** Asks the seller of an ad about another one; returns the new lead. */
export async function askAboutAnother(api: TestApp, ad: number, data: object, token?: string) {
  const [known] = await api.database
    .select({ ownerId: ads.ownerId })
    .from(ads)
    .where(eq(ads.id, ad))
  const other = await addAd(api.database, { ...known })
  const { status } = await askSeller(api, other, token === undefined ? { data } : { data, token })
  if (status !== 201) throw new Error(`the question was answered with ${status}`)
  const [asked] = await api.database.select().from(leads).where(eq(leads.adId, other))
  if (!asked) throw new Error("there is no lead")
  return asked
}

/** The code of the last link that was mailed to an address. */
export const lastLeadCode = async (api: TestApp, email: string) =>
  leadCodeOf((await mailsTo(api, email)).at(-1))
