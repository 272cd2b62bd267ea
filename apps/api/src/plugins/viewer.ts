import type { Role } from "@wara/domain/accounts/role"

/** Who calls, when it is a person with an account. */
export type Viewer = { id: number; role: Role; pro: boolean }
