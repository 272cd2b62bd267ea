import { Outlet } from "react-router"
import { Promotion } from "../features/promotion/promotion.tsx"
import { useSiteData } from "./site-data.ts"
import { SiteFrame } from "./site-frame.tsx"

export default function DefaultLayout() {
  const { offer, viewer } = useSiteData()
  return (
    <SiteFrame>
      <Outlet />
      <Promotion isVisitor={viewer === null} offer={offer} />
    </SiteFrame>
  )
}
