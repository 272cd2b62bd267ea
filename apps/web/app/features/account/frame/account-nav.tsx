import { paths } from "@wara/domain/site/paths"
import { ChevronDown, LogOut } from "lucide-react"
import { useId } from "react"
import { Link, useLocation } from "react-router"
import { ClosingDetails } from "../../../ui/closing-details.tsx"
import { accountGroups, accountLinkOf } from "./account-links.ts"
import { accountNavTexts } from "./frame-texts.ts"

const row =
  "flex min-h-11 items-center gap-3 rounded-control px-3 text-ink-soft text-sm hover:bg-sunken hover:text-ink"

function Links({ current }: { current: string | undefined }) {
  const id = useId()
  return (
    <div className="flex flex-col gap-5">
      {accountGroups.map(({ name, links }, place) => (
        <div key={name ?? ""}>
          {name === null ? null : (
            <p id={`${id}${place}`} className="px-3 pb-1 font-semibold text-ink text-xs">
              {name}
            </p>
          )}
          <ul aria-labelledby={name === null ? undefined : `${id}${place}`}>
            {links.map(({ to, text, icon: Icon }) => (
              <li key={to}>
                <Link
                  to={to}
                  aria-current={to === current ? "page" : undefined}
                  className={`${row} aria-[current=page]:bg-copper-tint aria-[current=page]:font-semibold aria-[current=page]:text-ink`}
                >
                  <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="border-line border-t pt-3">
        <Link to={paths.logOut} className={row}>
          <LogOut aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
          {accountNavTexts.logOut}
        </Link>
      </div>
    </div>
  )
}

/** The account's navigation: beside the page on wide screens, collapsible above it on phones. */
export function AccountNav() {
  const current = accountLinkOf(useLocation().pathname)
  const Icon = current?.icon
  return (
    <>
      <nav aria-label={accountNavTexts.label} className="hidden lg:block">
        <Links current={current?.to} />
      </nav>
      <nav aria-label={accountNavTexts.label} className="lg:hidden">
        <ClosingDetails
          className="group rounded-card border border-line-strong bg-surface"
          summaryClassName="flex min-h-12 list-none items-center gap-3 px-4 font-semibold"
          summary={
            <>
              {Icon ? <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} /> : null}
              <span className="grow">{current?.text ?? accountNavTexts.label}</span>
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 transition-transform group-open:rotate-180"
              />
            </>
          }
        >
          <div className="border-line border-t p-2 pt-3">
            <Links current={current?.to} />
          </div>
        </ClosingDetails>
      </nav>
    </>
  )
}
