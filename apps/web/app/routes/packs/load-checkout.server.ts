import { randomUUID } from "node:crypto"
import type { Account } from "@wara/contract/account"
import { formatRut } from "@wara/domain/accounts/rut"
import { loadAccount } from "../../backend/account.server.ts"
import { listPacks, listRegions } from "../../backend/catalog.server.ts"
import { optional } from "../../backend/optional.server.ts"
import { loadSettings } from "../../backend/orders.server.ts"
import { documents } from "../../features/packs/checkout-field-names.ts"
import type { Offer } from "../../features/packs/checkout-items.ts"
import type { RequestFacts } from "../../session/request-context.server.ts"
import { communeChoices } from "../resources/commune-choices.server.ts"
import { lastTaxData } from "./last-tax-data.server.ts"

/** What is for sale now. */
export async function loadOffer(): Promise<Offer> {
  const [packs, { featured_price }] = await Promise.all([listPacks(), loadSettings()])
  return { packs, featuredPrice: featured_price }
}

/** What a company's account knows already of its factura. */
function invoiceValues(account: Account) {
  const { commune, email } = account
  // Where a person lives is not where a company is.
  if (account.kind === "person") return { email, region: "" }
  return {
    rut: formatRut(account.company_rut ?? ""),
    company_name: account.company_name ?? "",
    business_activity: account.business_activity ?? "",
    address: account.address ?? "",
    region: commune?.region.slug ?? "",
    commune: commune ? String(commune.id) : "",
    email,
  }
}

/** Everything that a page with a checkout begins with; a key of its own each time. */
export async function loadCheckout(caller: RequestFacts) {
  const [offer, account, regions, last] = await Promise.all([
    loadOffer(),
    loadAccount(caller),
    optional(listRegions(), []),
    lastTaxData(caller),
  ])
  const invoice = last.invoice ?? invoiceValues(account)
  // A boleta by mistake cannot be swapped for a factura later: companies start with a factura.
  const startsWithInvoice = last.wasInvoice ?? account.kind === "company"
  return {
    offer,
    orderKey: randomUUID(),
    values: {
      is_invoice: startsWithInvoice ? documents.invoice : documents.receipt,
      ...invoice,
    },
    regions: regions.map(({ slug, name }) => ({ value: slug, label: name })),
    communes: await optional(communeChoices(invoice.region ?? ""), []),
  }
}
