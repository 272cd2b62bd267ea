import { Link, NavLink } from "react-router"
import type { MenuLink } from "./menu-links.ts"

/** A link of a menu; it says when it leads to the page that is open. */
export function MenuRow({ to, text, className }: MenuLink & { className: string }) {
  // A place on a page is not the page.
  if (to.includes("#")) {
    return (
      <Link to={to} className={className}>
        {text}
      </Link>
    )
  }
  return (
    <NavLink to={to} end className={`${className} aria-[current=page]:font-semibold`}>
      {text}
    </NavLink>
  )
}
