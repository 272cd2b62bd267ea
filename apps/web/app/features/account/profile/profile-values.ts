import type { Account } from "@wara/contract/account"
import { formatPhone } from "@wara/domain/accounts/phone"
import { formatRut } from "@wara/domain/accounts/rut"
import type { ProfileField } from "./profile-fields.ts"

export function profileValues(account: Account): Record<ProfileField, string> {
  return {
    kind: account.kind,
    company_name: account.company_name ?? "",
    company_rut: formatRut(account.company_rut ?? ""),
    business_activity: account.business_activity ?? "",
    firstname: account.firstname,
    lastname: account.lastname,
    rut: formatRut(account.rut ?? ""),
    phone: formatPhone(account.phone ?? ""),
    region: account.commune?.region.slug ?? "",
    commune: account.commune ? String(account.commune.id) : "",
    address: account.address ?? "",
    description: account.description,
  }
}
