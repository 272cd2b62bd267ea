import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { repositoryRoot } from "../../repository-root.ts"
import { replaceAddresses } from "./proxy-files.ts"

const ports = {
  ...({ web: [21_001, 21_002], api: [21_003, 21_004] } as const),
  ...{ secure: 21_005, plain: 21_006, calls: 21_007 },
}
const read = (name: string) => readFileSync(join(repositoryRoot, "deploy", name), "utf8")

test.each(["nginx.conf", "haproxy.cfg"] as const)(
  "[B9.15] %s of the kit is tried with other addresses and nothing else changed",
  (name) => {
    const shipped = read(name)
    const tried = replaceAddresses(shipped, name, ports, "/certificates-of-the-test")
    expect(tried.replaceAll(/^#.*$/gm, "")).not.toMatch(
      /:(3001|3002|1337|1341|1342|443|80)\b|\/etc\/wara/,
    )
    const changed = shipped
      .split("\n")
      .filter((line, index) => line !== tried.split("\n")[index])
      .filter((line) => !/server |listen |bind |ssl_certificate/.test(line))
    expect(changed).toEqual([])
  },
)

test("[B9.15] a configuration that lost an address is not tried in silence", () => {
  const shipped = read("nginx.conf").replaceAll("127.0.0.1:1342", "127.0.0.1:1343")
  expect(() => replaceAddresses(shipped, "nginx.conf", ports, "/tmp")).toThrow("127.0.0.1:1342")
})
