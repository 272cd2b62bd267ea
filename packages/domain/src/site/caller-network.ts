import { z } from "zod"

/** How many networks' worth of calls all those of one customer may make. */
export const networksOfCustomer = 10

/** What counts as one caller: an IPv4 address, or the /64 that a household gets of IPv6. */
export function networkOf(ip: string): string {
  return ipv6Network(ip, 64) ?? mappedAddress(ip) ?? ip
}

/**
 * The /48 that a network of `networkOf` lies in: one customer may hold all of its 65,536 networks. Null
 * for IPv4.
 */
export function wideNetworkOf(network: string): string | null {
  return ipv6Network(network.replace(/\/64$/, ""), 48)
}

/** IPv4 may come dressed as IPv6. */
function mappedAddress(ip: string): string | null {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? null
}

function ipv6Network(given: string, bits: 48 | 64): string | null {
  const [ip = ""] = given.split("%", 1)
  if (mappedAddress(ip) !== null || !z.ipv6().safeParse(ip).success) return null
  const [head = "", tail] = ip.split("::")
  const start = head === "" ? [] : head.split(":")
  const end = tail === undefined || tail === "" ? [] : tail.split(":")
  const gap = tail === undefined ? 0 : 8 - start.length - end.length
  const groups = [...start, ...Array.from({ length: gap }, () => "0"), ...end]
  const network = groups.slice(0, bits / 16).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(":")}::/${bits}`
}
