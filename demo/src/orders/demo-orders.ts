import type { OrderState } from "@wara/domain/orders/order"
import type { SeedUser } from "../sellers/seed-user.ts"

export type DemoOrder = {
  username: string
  /** Slug of the pack; null when only a featured placement was bought. */
  pack: string | null
  featured: boolean
  isInvoice: boolean
  state: Extract<OrderState, "paid" | "rejected" | "aborted" | "timed_out">
  /** Webpay's payment_type_code. */
  paymentType: string
  /** Days and hours before the seeding. */
  daysAgo: number
  hoursAgo: number
}

const boleta = { featured: false, isInvoice: false, state: "paid", paymentType: "VD" } as const
const factura = { ...boleta, isInvoice: true, paymentType: "VC" } as const

/** Orders of the accounts with a log-in; the last paid ones match their remaining credits. */
const ofAccounts: readonly DemoOrder[] = [
  { ...factura, username: "pro", pack: "15-anuncios", daysAgo: 74, hoursAgo: 3 },
  { ...factura, username: "pro", pack: "15-anuncios", state: "rejected", daysAgo: 9, hoursAgo: 6 },
  { ...factura, username: "pro", pack: "15-anuncios", featured: true, daysAgo: 9, hoursAgo: 5 },
  {
    ...boleta,
    username: "vendedor",
    pack: "1-anuncio",
    state: "aborted",
    daysAgo: 33,
    hoursAgo: 8,
  },
  { ...boleta, username: "vendedor", pack: "1-anuncio", daysAgo: 33, hoursAgo: 7 },
  { ...boleta, username: "vendedor", pack: null, featured: true, daysAgo: 4, hoursAgo: 2 },
  {
    ...boleta,
    username: "comprador",
    pack: "1-anuncio",
    state: "timed_out",
    daysAgo: 2,
    hoursAgo: 4,
  },
]

const states = ["paid", "paid", "paid", "rejected", "paid", "paid", "aborted", "paid"] as const
const paymentTypes = ["VD", "VN", "VC", "VD", "SI", "VP"] as const

/** All orders: those of the accounts, and two months of orders by companies. */
export function demoOrders(people: readonly SeedUser[], packs: readonly string[]): DemoOrder[] {
  const companies = people.filter(({ kind, username }) => kind === "company" && username !== "pro")
  const ofCompanies = Array.from(
    { length: companies.length * 3 },
    (_, index): DemoOrder => ({
      username: companies[index % companies.length]?.username ?? "",
      pack: packs[(index * 5) % packs.length] ?? null,
      featured: index % 4 === 1,
      isInvoice: index % 5 !== 2,
      state: states[index % states.length] ?? "paid",
      paymentType: paymentTypes[index % paymentTypes.length] ?? "VD",
      daysAgo: 1 + ((index * 17) % 59),
      hoursAgo: (index * 7) % 11,
    }),
  )
  const all = [...ofAccounts, ...ofCompanies]
  return all.sort((a, b) => b.daysAgo - a.daysAgo || b.hoursAgo - a.hoursAgo)
}
