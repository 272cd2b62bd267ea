import { paths } from "@wara/domain/site/paths"
import ChevronDown from "lucide-react/icons/chevron-down"
import { Link, NavLink, useLocation } from "react-router"
import { useDraftInProgress } from "../../entities/draft/stored-draft.ts"
import type { Viewer } from "../../session/viewer.ts"
import { Avatar } from "../../ui/avatar.tsx"
import { ClosingDetails } from "../../ui/closing-details.tsx"
import { Tooltip } from "../../ui/tooltip.tsx"
import { LogOutLink } from "./log-out-link.tsx"
import { accountLinkId, MenuRow, userMenu } from "./menu-links.tsx"
import { siteTexts } from "./texts.ts"

const rowClasses = "flex min-h-11 w-full items-center px-4 text-left text-sm hover:bg-sunken"

/** The menu below a user's name: greeting, links, log-out [S2.26]. */
function UserMenu({ viewer }: { viewer: Viewer }) {
  return (
    <ClosingDetails
      className="group relative hidden lg:block"
      summaryClassName="flex min-h-11 list-none items-center gap-1 rounded-control px-2 text-sm font-medium hover:bg-sunken"
      summary={
        <>
          <span className="max-w-32 truncate">{viewer.firstname || siteTexts.myAccount}</span>
          <ChevronDown aria-hidden className="size-4 shrink-0 group-open:rotate-180" />
        </>
      }
    >
      <div className="absolute top-full right-0 w-64 rounded-card border border-line bg-surface py-2 shadow-raised">
        <p className="px-4 py-2 font-semibold wrap-anywhere">{siteTexts.hello(viewer.firstname)}</p>
        <ul>
          {userMenu.map((link) => (
            <li key={link.to}>
              <MenuRow {...link} className={rowClasses} />
            </li>
          ))}
        </ul>
        <div className="mt-2 border-line border-t pt-2">
          <LogOutLink className={rowClasses} />
        </div>
      </div>
    </ClosingDetails>
  )
}

export function UserActions({ viewer }: { viewer: Viewer }) {
  return (
    <>
      <AnnounceNow
        viewer={viewer}
        className="text-sm @max-[23rem]:px-2.5 @max-[23rem]:text-xs @max-[23rem]:leading-4"
      />
      <Tooltip text={siteTexts.myAccount} className="shrink-0 @max-[15rem]:hidden">
        <NavLink
          id={accountLinkId}
          to={paths.account}
          aria-current="true"
          className="grid size-[min(2.75rem,12vw)] place-items-center rounded-full"
        >
          <Avatar person={viewer} size="small" />
          <span className="visually-hidden">{siteTexts.myAccount}</span>
        </NavLink>
      </Tooltip>
      <UserMenu viewer={viewer} />
    </>
  )
}

/**
 * Link to a new ad, except while one is being written; marked when a draft was started [S2.19], in
 * this browser or on another device. It is in the header at every width.
 */
export function AnnounceNow(props: {
  viewer: Pick<Viewer, "id" | "has_draft">
  className?: string
}) {
  const isBegunHere = useDraftInProgress(props.viewer.id)
  const isBegun = isBegunHere || props.viewer.has_draft
  const { pathname } = useLocation()
  if (pathname === paths.postAd) return null
  // The following pages are about that ad, so they need no marker.
  const isMarked = isBegun && !pathname.startsWith(`${paths.postAd}/`)
  return (
    <Link to={paths.postAd} className={`button button-primary relative ${props.className ?? ""}`}>
      {siteTexts.announceNow}
      {isMarked ? (
        <span className="absolute -top-1.5 -right-1.5 size-4 rounded-full border-2 border-paper bg-star">
          <span className="visually-hidden">{siteTexts.adInProgress}</span>
        </span>
      ) : null}
    </Link>
  )
}
