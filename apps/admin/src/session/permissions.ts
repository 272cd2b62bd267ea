import type { Role } from "@wara/domain/accounts/role"

/** What moderators see; everything else is the operators' (PRODUCT: people and roles). */
const moderated: Readonly<Record<string, readonly string[]>> = {
  reviews: ["list", "show"],
  ads: ["list", "show"],
  users: ["list", "show"],
  "pro-requests": ["list"],
  movements: ["list"],
  audit: ["list", "show"],
}

/**
 * Whether a role is shown a page or a button. What it may really do, every call of the api decides
 * for itself.
 */
export function mayDo(role: Role, resource: string, action: string): boolean {
  if (role === "operator") return true
  return role === "moderator" && (moderated[resource]?.includes(action) ?? false)
}
