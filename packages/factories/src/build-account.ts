import type { Account } from "@wara/contract/account"
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
    deletion_due_at: null,
    createdAt: "2026-01-15T12:00:00.000Z",
    ...given,
  }
}
