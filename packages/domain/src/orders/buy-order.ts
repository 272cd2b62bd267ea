/**
 * The unique order number used by Webpay and shown to users: `W` and the order's time and id.
 * Webpay accepts at most 26 characters.
 */
export function buyOrderOf(order: { id: number; createdAt: Date }): string {
  const day = order.createdAt.toISOString().slice(0, 10).replaceAll("-", "")
  return `W${day}-${order.id}`
}
