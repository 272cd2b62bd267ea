import type { Seller, SellerProfile } from "@wara/contract/seller"
import { buildRecord } from "./sequence.ts"

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
    ...overrides,
  }
}
