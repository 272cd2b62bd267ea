import { randomUUID } from "node:crypto"
import type { Account } from "@wara/contract/account"
import type { Order } from "@wara/contract/order"
import { formatRut } from "@wara/domain/accounts/rut"
import { isPaidFor } from "@wara/domain/orders/order-lifecycle"
import { pricesOf } from "@wara/domain/orders/quote"
import { loadAccount } from "../../backend/account.server.ts"
import { findCommuneNamed, listPacks, listRegions } from "../../backend/catalog.server.ts"
import { optional } from "../../backend/loading.server.ts"
import { listOrders, loadSettings } from "../../backend/orders.server.ts"
import { documents } from "../../entities/checkout/checkout-field-names.ts"
import type { Offer } from "../../features/packs/checkout-quote.ts"
import type { RequestFacts } from "../../session/request-context.server.ts"
import { communeChoices } from "../place/commune-choices.server.ts"

export async function loadOffer(): Promise<Offer> {
  const [packs, settings] = await Promise.all([listPacks(), loadSettings()])
  return pricesOf(packs, settings)
}

/** The factura data that a company's account already contains. */
function invoiceValues(account: Account) {
  const { commune, email } = account
  // A person's place of residence is not a company's address.
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

/** The initial data of a page with a checkout, with a new idempotency key each time. */
export async function loadCheckout(caller: RequestFacts) {
  const [offer, account, regions, last] = await Promise.all([
    loadOffer(),
    loadAccount(caller),
    optional(listRegions(), []),
    lastTaxData(caller),
  ])
  const invoice = last.invoice ?? invoiceValues(account)
  // A boleta cannot be exchanged for a factura later, so companies start with a factura.
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

/** Document data of earlier orders, to prefill the next checkout. */
type LastTaxData = {
  /** Whether the newest paid order had a factura; null when nothing was paid yet. */
  wasInvoice: boolean | null
  /** The newest factura's data as form values; null without one. */
  invoice: Record<string, string> | null
}

/**
 * Boleta or factura data of the user's newest orders, so that it need not be entered twice: neither
 * after an unpaid return from Webpay nor for the next purchase. If it cannot be loaded, the user
 * enters it; this never blocks a payment.
 */
async function lastTaxData(caller: RequestFacts): Promise<LastTaxData> {
  try {
    const { orders } = await listOrders({ state: null, page: 1 }, caller)
    const paid = orders.find(({ state }) => isPaidFor(state))
    const invoice = orders.find((order) => order.invoice !== null)?.invoice ?? null
    return {
      wasInvoice: paid?.is_invoice ?? null,
      invoice: invoice && (await toFormValues(invoice)),
    }
  } catch {
    return { wasInvoice: null, invoice: null }
  }
}

async function toFormValues(invoice: NonNullable<Order["invoice"]>) {
  const commune = await findCommuneNamed(invoice.commune)
  return {
    ...invoice,
    rut: formatRut(invoice.rut),
    region: commune?.region?.slug ?? "",
    commune: commune?.region ? String(commune.id) : "",
  }
}
