import type { Image } from "@wara/contract/image"
import type { Review, ReviewDetail } from "@wara/contract/review"
import { adStates } from "@wara/domain/ads/ad-state"

/** A picture with this id. */
export function picture(id: number): Image {
  const url = `/uploads/${id}.webp`
  return {
    id,
    documentId: `f${id}`,
    url,
    width: 1600,
    height: 1200,
    alternativeText: null,
    formats: {},
  }
}

/** A change of a public crane that waits for its decision. */
export function waitingReview(changes: Partial<Review> = {}): Review {
  return {
    id: 3,
    documentId: "r3",
    kind: "edit",
    state: "pending",
    reason: null,
    notes: "",
    submitted_at: "2026-11-21T12:00:00.000Z",
    decided_at: null,
    name: "Grúa Toyota",
    price: 12_500_000,
    currency: "CLP",
    cover_url: null,
    category_name: "Elevación",
    ad_id: 30,
    ad_state: "active",
    owner_id: 9,
    owner_name: "Camila Soto",
    decided_by: null,
    is_returned: false,
    risk_score: 70,
    claimed_by: null,
    claimed_by_id: null,
    claimed_until: null,
    ...changes,
  }
}

/** What is needed to decide it: name, price, commune, description and one picture differ. */
export function pendingDetail(): ReviewDetail {
  const content = {
    name: "Grúa Toyota",
    category: 1,
    currency: "CLP" as const,
    price: 12_500_000,
    description: "Único dueño, al día.",
    email: "camila@correo.test",
    phone: "+56912345678",
    region: 2,
    commune: 20,
    address: "Calle Uno",
    address_number: "5",
    condition: 1,
    manufacturer: "Toyota",
    model: "8FG25",
    year: 2014,
    serial_number: "",
    weight: 3900,
    width: 0,
    height: 0,
    depth: 0,
    gallery: [picture(1), picture(2)],
  }
  const counts = adStates.map((state) => [state, 0] as const)
  return {
    review: waitingReview(),
    content,
    approved: {
      ...content,
      name: "Grúa horquilla Toyota",
      price: 9_900_000,
      description: "Segundo dueño, al día.",
      commune: 21,
      gallery: [picture(1), picture(7)],
    },
    names: {
      category: "Elevación",
      commune: "Antofagasta",
      condition: "Usado",
      approved_category: "Elevación",
      approved_commune: "Calama",
      approved_condition: "Usado",
    },
    seller: {
      id: 9,
      name: "Camila Soto",
      email: "camila@correo.test",
      pro: false,
      tier: "known",
      approved_ads: 4,
      refused_ads: 1,
      blocked: false,
      blocked_before: false,
      rut: "14567890-1",
      company_rut: null,
      phone: null,
      related: [{ id: 77, name: "Juan Pérez", state: "blocked", shares: ["rut", "network"] }],
      createdAt: "2025-01-01T00:00:00.000Z",
      ads_by_state: Object.fromEntries(counts) as ReviewDetail["seller"]["ads_by_state"],
      decisions: [],
    },
    risk: {
      score: 70,
      signals: [
        { kind: "banned-phone", weight: 50, accounts: [77] },
        { kind: "shared-rut", weight: 20, accounts: [78, 79] },
      ],
      computed_at: "2026-11-21T12:00:02.000Z",
    },
    duplicates: [],
    requested: null,
    are_names_compared: true,
  }
}
