import type { Consent } from "@wara/contract/account"
import { formatLongDate, formatMoment } from "@wara/domain/site/format-date"
import { ChevronDown } from "lucide-react"
import { consentTexts, privacyTexts } from "./privacy-texts.ts"

/** The day of a text, `2026-11-21`, in words; anything else as it is. */
function versionName(version: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(version)
    ? formatLongDate(new Date(`${version}T15:00:00Z`))
    : version
}

/** What a person agreed to and took back, the newest first. */
export function ConsentHistory({ consents }: { consents: Consent[] }) {
  return (
    <details className="group border-line border-t pt-2">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 font-medium">
        <span className="min-w-0 wrap-anywhere">{privacyTexts.history}</span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      {consents.length === 0 ? (
        <p className="text-ink-soft text-sm">{privacyTexts.noHistory}</p>
      ) : (
        <ul className="divide-y divide-line text-sm">
          {consents.map(({ kind, granted, version, created_at }) => (
            <li
              key={`${kind}${created_at}`}
              className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-3"
            >
              <span className="min-w-0">
                <span className="block font-medium">{consentTexts[kind]}</span>
                <span className="text-ink-soft">{privacyTexts.version(versionName(version))}</span>
              </span>
              <span className="sm:text-right">
                <span className={granted ? "block text-ok" : "block text-bad"}>
                  {granted ? privacyTexts.granted : privacyTexts.withdrawn}
                </span>
                <span className="text-ink-soft">{formatMoment(new Date(created_at))}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
