import { Outlet } from "react-router"
import { AboutNav } from "../features/site/about-nav.tsx"

/** Layout of the pages about the site: a text column, with navigation beside it. */
export default function AboutLayout() {
  return (
    <div className="wrap grid gap-12 py-10 md:py-16 lg:grid-cols-[1fr_15rem]">
      <div className="min-w-0">
        <Outlet />
      </div>
      <AboutNav />
    </div>
  )
}
