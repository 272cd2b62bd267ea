import { Outlet } from "react-router"
import { SiteFrame } from "./site-frame.tsx"

/** The layout of most pages. */
export default function DefaultLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  )
}
