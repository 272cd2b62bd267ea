import { paths } from "@wara/domain/site/paths"
import { ChevronDown } from "lucide-react"
import { Link } from "react-router"
import type { Viewer } from "../../session/viewer.ts"
import { Avatar } from "../../ui/avatar.tsx"
import { ClosingDetails } from "../../ui/closing-details.tsx"
import { userMenu } from "./menu-links.ts"
import { siteTexts } from "./site-texts.ts"

const rowClasses = "flex min-h-11 w-full items-center px-4 text-left text-sm hover:bg-sunken"

/** The menu that unfolds under a user's name: greeting, links, log-out. */
function UserMenu({ viewer, onLogOut }: { viewer: Viewer; onLogOut: () => void }) {
  return (
    <ClosingDetails
      className="relative hidden lg:block"
      summaryClassName="flex min-h-11 list-none items-center gap-1 px-2 text-sm font-medium"
      summary={
        <>
          {viewer.firstname}
          <ChevronDown aria-hidden className="size-4" />
        </>
      }
    >
      <div className="absolute top-full right-0 w-64 rounded-card border border-line bg-surface py-2 shadow-raised">
        <p className="px-4 py-2 font-semibold">{siteTexts.hello(viewer.firstname)}</p>
        <ul>
          {userMenu.map(({ to, text }) => (
            <li key={to}>
              <Link to={to} className={rowClasses}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
        <button
          type="button"
          onClick={onLogOut}
          className={`${rowClasses} mt-2 border-line border-t`}
        >
          {siteTexts.logOut}
        </button>
      </div>
    </ClosingDetails>
  )
}

/** What the header offers to a person with an account. */
export function UserActions(props: { viewer: Viewer; onLogOut: () => void }) {
  return (
    <>
      <Link to={paths.postAd} className="button button-primary hidden text-sm md:inline-flex">
        {siteTexts.announceNow}
      </Link>
      <Link to={paths.account} className="grid size-11 place-items-center rounded-full">
        <Avatar person={props.viewer} size="small" />
        <span className="visually-hidden">{siteTexts.myAccount}</span>
      </Link>
      <UserMenu {...props} />
    </>
  )
}
