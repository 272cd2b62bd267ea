import { paths } from "@wara/domain/site/paths"
import { redirect } from "react-router"
import { listOrders } from "../../backend/orders.server.ts"
import {
  OrdersView,
  ordersPath,
  readOrdersPlace,
} from "../../features/account/orders/orders-view.tsx"
import { orderTexts } from "../../features/account/orders/texts.ts"
import { accountMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/orders"

export async function loader({ context, url }: Route.LoaderArgs) {
  const place = readOrdersPlace(url.searchParams)
  const { orders, pagination } = await listOrders(place, context.get(requestFacts))
  const { pageCount } = pagination
  if (place.page > 1 && place.page > pageCount) {
    throw redirect(ordersPath({ ...place, page: Math.max(1, pageCount) }))
  }
  return { orders, pagination, state: place.state }
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches[0].loaderData.site, { path: paths.accountOrders, ...orderTexts })
}

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  return <OrdersView {...loaderData} />
}
