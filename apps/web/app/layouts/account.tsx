import { Outlet } from "react-router"

/** Later. */
export default function AccountLayout() {
  return (
    <div className="wrap py-10 md:py-16">
      <Outlet />
    </div>
  )
}
