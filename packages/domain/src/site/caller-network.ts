import { z } from "zod"

/** A customer's calls may together use the rate limit of this many networks. */
export const networksOfCustomer = 10

/**
 * The network counted as one caller: an IPv4 address, or the /64 that a household gets with IPv6.
 */
export function networkOf(ip: string): string {
  return ipv6Network(ip, 64) ?? mappedAddress(ip) ?? ip
}

/**
 * The /48 that contains a network of `networkOf`: one customer may have all of its 65,536 networks.
 * Null for IPv4.
 */
export function wideNetworkOf(network: string): string | null {
  return ipv6Network(network.replace(/\/64$/, ""), 48)
}

/**
 * The network by which customers are told apart: with IPv6 the /48, because one customer may have all
 * of its networks.
 */
export function customerNetworkOf(network: string): string {
  return wideNetworkOf(network) ?? network
}

/** The IPv4 address inside an IPv4-mapped IPv6 address; null for other addresses. */
function mappedAddress(ip: string): string | null {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? null
}

/** Built once, because every call's network is computed. */
const ipv6Schema = z.ipv6()

function ipv6Network(given: string, bits: 48 | 64): string | null {
  if (!given.includes(":")) return null
  const [ip = ""] = given.split("%", 1)
  if (mappedAddress(ip) !== null || !ipv6Schema.safeParse(ip).success) return null
  const [head = "", tail] = ip.split("::")
  const start = head === "" ? [] : head.split(":")
  const end = tail === undefined || tail === "" ? [] : tail.split(":")
  const gap = tail === undefined ? 0 : 8 - start.length - end.length
  const groups = [...start, ...Array.from({ length: gap }, () => "0"), ...end]
  const network = groups.slice(0, bits / 16).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(":")}::/${bits}`
}
