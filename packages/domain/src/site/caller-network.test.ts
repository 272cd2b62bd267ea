import { expect, test } from "vitest"
import { networkOf, wideNetworkOf } from "./caller-network.ts"

test.each([
  ["203.0.113.7", "203.0.113.7", null],
  ["::ffff:203.0.113.7", "203.0.113.7", null],
  ["2001:db8::1", "2001:db8:0:0::/64", "2001:db8:0::/48"],
  ["2001:0DB8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:db8:1:2:3:4:5::", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["::1", "0:0:0:0::/64", "0:0:0::/48"],
  ["fe80::1%eth0", "fe80:0:0:0::/64", "fe80:0:0::/48"],
  ["no address", "no address", null],
])("%s belongs to %s, and that to %s", (ip, network, wide) => {
  expect(networkOf(ip)).toBe(network)
  expect(wideNetworkOf(network)).toBe(wide)
})
