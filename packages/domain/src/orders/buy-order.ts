/**
 * The number under which Webpay and people know an order: `W` and its time and number, unique. Webpay
 * takes at most 26 characters (CHILE §5.1).
 */
export function buyOrderOf(order: { id: number; createdAt: Date }): string {
  const day = order.createdAt.toISOString().slice(0, 10).replaceAll("-", "")
  return `W${day}-${order.id}`
}
