import type { Company } from "@wara/domain/site/site-identity"
import { companyTexts } from "./texts.ts"

/** The company that runs the site, with its contact data. */
export function CompanyDetails({ company, title }: { company: Company | null; title: string }) {
  if (company === null) return null
  const { name, rutText, address, phone, phoneText } = company
  return (
    <section className="mt-10 max-w-text rounded-card border border-line bg-surface p-5">
      <h2 className="mb-3 text-lg">{title}</h2>
      <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr] sm:gap-y-2">
        <dt className="text-ink-soft">{companyTexts.name}</dt>
        <dd className="max-sm:mb-2">{name}</dd>
        <dt className="text-ink-soft">{companyTexts.rut}</dt>
        <dd className="tabular-nums max-sm:mb-2">{rutText}</dd>
        <dt className="text-ink-soft">{companyTexts.address}</dt>
        <dd className="max-sm:mb-2">{address}</dd>
        <dt className="text-ink-soft">{companyTexts.phone}</dt>
        <dd>
          <a href={`tel:${phone}`} className="text-sky tabular-nums hover:underline">
            {phoneText}
          </a>
        </dd>
      </dl>
    </section>
  )
}
