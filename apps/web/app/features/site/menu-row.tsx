import { Link, NavLink } from "react-router"
import type { MenuLink } from "./menu-links.ts"

/** A link of a menu; marked when it is the current page. */
export function MenuRow({ to, text, className }: MenuLink & { className: string }) {
  // An anchor within a page is not marked.
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
