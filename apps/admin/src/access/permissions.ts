import type { Role } from "@wara/domain/accounts/account"

/** Pages and actions of moderators; all others are for operators only. */
const moderated: Readonly<Record<string, readonly string[]>> = {
  reviews: ["list", "show"],
  ads: ["list", "show"],
  users: ["list", "show"],
  "pro-requests": ["list"],
  "ad-holds": ["list"],
  "wanted-ads": ["list"],
  "abuse-reports": ["list", "show"],
  leads: ["list", "show"],
  movements: ["list"],
  audit: ["list", "show"],
}

/** Whether a role sees a page or a button. The api enforces permissions itself on every call. */
export function mayDo(role: Role, resource: string, action: string): boolean {
  if (role === "operator") return true
  return role === "moderator" && (moderated[resource]?.includes(action) ?? false)
}
