import { isIPv6 } from "node:net"

/** What counts as one caller: an IPv4 address, or the /64 that a household gets of IPv6. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const [head = "", tail] = ip.split("%", 1).join("").split("::")
  const start = head === "" ? [] : head.split(":")
  const end = tail === undefined || tail === "" ? [] : tail.split(":")
  const gap = tail === undefined ? 0 : 8 - start.length - end.length
  const groups = [...start, ...Array.from({ length: gap }, () => "0"), ...end]
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(":")}::/64`
}
