import type { Staff } from "./staff-session.ts"

/** What moderators see; everything else is the operators' (PRODUCT: people and roles). */
const moderated: Readonly<Record<string, readonly string[]>> = {
  reviews: ["list", "show"],
  ads: ["list", "show"],
  users: ["list", "show"],
}

/**
 * Whether a role is shown a page or a button. What it may really do, every call of the api decides
 * for itself.
 */
export function mayDo(role: Staff["role"], resource: string, action: string): boolean {
  return role === "operator" || (moderated[resource]?.includes(action) ?? false)
}
