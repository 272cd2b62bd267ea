import type { AbuseSubject } from "@wara/domain/abuse/abuse-report"
import { paths } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { reportLinkTexts } from "./texts.ts"

/** Query parameters with which the form names its subject. */
export const reportKeys = { ad: "anuncio", seller: "vendedor" } as const satisfies Record<
  AbuseSubject,
  string
>

export function reportPath(subject: AbuseSubject, key: string): string {
  return `${paths.report}?${new URLSearchParams({ [reportKeys[subject]]: key })}`
}

/** Leads to the form that reports an ad or a seller. */
export function ReportLink({ subject, about }: { subject: AbuseSubject; about: string }) {
  return (
    <Link
      to={reportPath(subject, about)}
      rel="nofollow"
      className="inline-flex min-h-11 items-center gap-2 self-start text-ink-soft text-sm hover:underline print:hidden"
    >
      {reportLinkTexts[subject]}
    </Link>
  )
}
