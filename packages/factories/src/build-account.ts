import type { Account } from "@wara/contract/account"
import type { Seller, SellerProfile } from "@wara/contract/seller"
import { buildRecord } from "./sequence.ts"

/** An account as its own user sees it. */
export function buildAccount(given: Partial<Account> = {}): Account {
  const record = buildRecord()
  return {
    ...record,
    email: `persona${record.id}@faena.cl`,
    username: `persona-${record.id}`,
    firstname: "Ana",
    lastname: "Soto",
    pro: false,
    role: "user",
    kind: "person",
    avatar: null,
    cover: null,
    commune: null,
    confirmed: true,
    pending_email: null,
    rut: "12345678-5",
    phone: "+56912345678",
    description: "",
    address: null,
    company_name: null,
    business_activity: null,
    company_rut: null,
    has_password: true,
    providers: [],
    has_draft: false,
    username_change_at: null,
    data_blocked_at: null,
    deletion_due_at: null,
    createdAt: "2026-01-15T12:00:00.000Z",
    ...given,
  }
}

/** A seller as users see it inside an ad; not professional by default. */
export function buildSeller(overrides: Partial<Seller> = {}): Seller {
  const record = buildRecord()
  return {
    ...record,
    username: `seller-${record.id}`,
    firstname: "Camila",
    lastname: "Rojas",
    pro: false,
    company_name: null,
    member_since: "2025-05-12T12:00:00.000Z",
    avatar: null,
    ...overrides,
  }
}

export function buildSellerProfile(overrides: Partial<SellerProfile> = {}): SellerProfile {
  const record = buildRecord()
  return {
    ...record,
    username: `seller-${record.id}`,
    display_name: "Maquinarias del Loa",
    description: "Arriendo y venta de equipos para faena.",
    member_since: "2024-03-11T12:00:00.000Z",
    ads_count: 12,
    avatar: null,
    cover: null,
    commune: { name: "Calama", region: "Antofagasta" },
    contact_ad: 1302,
    ...overrides,
  }
}
