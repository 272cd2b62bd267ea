import type { SellerProfile } from "@wara/contract/seller"

/** "Calama, Antofagasta", or empty when the seller named no place. */
export function profilePlace(profile: SellerProfile): string {
  return profile.commune === null ? "" : `${profile.commune.name}, ${profile.commune.region}`
}
