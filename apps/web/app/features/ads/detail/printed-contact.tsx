import type { Ad } from "@wara/contract/ad"
import { formatPhone } from "@wara/domain/accounts/phone"

/** On paper only, where nobody can press a button: how to reach the seller, written out. */
export function PrintedContact({ ad }: { ad: Pick<Ad, "email" | "phone"> }) {
  const { email, phone } = ad
  return (
    <p data-private className="hidden text-sm print:block">
      {phone ? <span className="block tabular-nums">{formatPhone(phone)}</span> : null}
      {email ? <span className="block wrap-anywhere">{email}</span> : null}
    </p>
  )
}
