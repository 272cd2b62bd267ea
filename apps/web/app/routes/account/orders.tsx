import { paths } from "@wara/domain/site/paths"
import { orderTexts } from "../../features/account/orders/order-texts.ts"
import { OrdersView } from "../../features/account/orders/orders-view.tsx"
import type { Route } from "./+types/orders"
import { accountMeta } from "./account-meta.ts"

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches[0].loaderData.site, { path: paths.accountOrders, ...orderTexts })
}

export default function OrdersPage() {
  return <OrdersView />
}
