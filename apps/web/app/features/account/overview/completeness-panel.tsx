import type { AccountSummary } from "@wara/contract/account"
import type { ProfilePart } from "@wara/domain/accounts/profile-completeness"
import { paths } from "@wara/domain/site/paths"
import { ChevronRight } from "lucide-react"
import { Link } from "react-router"
import { Panel } from "../frame/panel.tsx"
import { missingPartTexts, overviewTexts } from "./overview-texts.ts"

/** Where each part of a profile is added. The e-mail has its own notice above the page. */
const places: Record<Exclude<ProfilePart, "confirmed">, string> = {
  phone: `${paths.accountProfileEdit}#phone`,
  commune: `${paths.accountProfileEdit}#region`,
  rut: `${paths.accountProfileEdit}#rut`,
  description: `${paths.accountProfileEdit}#description`,
  avatar: paths.accountAvatar,
}

/** How much of the profile is there, and the way to each part that is not. */
export function CompletenessPanel({ percent, missing }: AccountSummary["completeness"]) {
  return (
    <Panel title={overviewTexts.completeness}>
      <div>
        <p className="font-medium text-sm tabular-nums">{overviewTexts.percent(percent)}</p>
        <div aria-hidden className="mt-2 h-2 overflow-hidden rounded-full bg-sunken">
          <div className="h-full rounded-full bg-copper" style={{ width: `${percent}%` }} />
        </div>
      </div>
      <p className="text-ink-soft text-sm">
        {missing.length === 0 ? overviewTexts.complete : overviewTexts.incomplete}
      </p>
      {missing.length === 0 ? null : (
        <ul className="-mt-2 divide-y divide-line">
          {missing.map((part) => (
            <li key={part}>
              {part === "confirmed" ? (
                <span className="flex min-h-11 items-center">{missingPartTexts[part]}</span>
              ) : (
                <Link
                  to={places[part]}
                  className="flex min-h-11 items-center justify-between gap-3 hover:text-copper"
                >
                  {missingPartTexts[part]}
                  <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-soft" />
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
