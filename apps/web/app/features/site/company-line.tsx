import type { Company } from "@wara/domain/site/site-identity"
import { companyTexts } from "./texts.ts"

/** The company that runs the site, as one line in the footer's small print. */
export function CompanyLine({ company }: { company: Company | null }) {
  if (company === null) return null
  const { name, rutText, address, phone, phoneText } = company
  return (
    <address className="wrap pb-3 text-ink-soft text-sm not-italic">
      {name} · {companyTexts.rut} {rutText} · {address} ·{" "}
      <a href={`tel:${phone}`} className="inline-block py-1 tabular-nums hover:underline">
        {phoneText}
      </a>
    </address>
  )
}
