import { isIPv6 } from "node:net"

/** What counts as one caller: an IPv4 address, or the /64 that a household gets of IPv6. */
export function networkOf(ip: string): string {
  return ipv6Network(ip, 64) ?? mappedAddress(ip) ?? ip
}

/** The /48 that a network of `networkOf` lies in: one customer may hold all of it. Null for IPv4. */
export function wideNetworkOf(network: string): string | null {
  return ipv6Network(network.replace(/\/64$/, ""), 48)
}

function mappedAddress(ip: string): string | null {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? null
}

function ipv6Network(ip: string, bits: 48 | 64): string | null {
  if (mappedAddress(ip) !== null || !isIPv6(ip)) return null
  const [head = "", tail] = ip.split("%", 1).join("").split("::")
  const start = head === "" ? [] : head.split(":")
  const end = tail === undefined || tail === "" ? [] : tail.split(":")
  const gap = tail === undefined ? 0 : 8 - start.length - end.length
  const groups = [...start, ...Array.from({ length: gap }, () => "0"), ...end]
  const network = groups.slice(0, bits / 16).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(":")}::/${bits}`
}
