import { Outlet } from "react-router"

/** Pages about the site itself: one column to read. */
export default function AboutLayout() {
  return (
    <div className="wrap py-10 md:py-16">
      <Outlet />
    </div>
  )
}
