import { execFile } from "node:child_process"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { repositoryRoot } from "../../repository-root.ts"
import { requireProgram } from "./find-program.ts"

/** Ports of the servers and of the proxy in front of them. */
export type FleetPorts = {
  web: readonly [number, number]
  api: readonly [number, number]
  /** Where the proxy takes visitors, with TLS and without, and the calls of the web servers. */
  secure: number
  plain: number
  calls: number
}

/** Names that the configurations of the kit serve. */
export const siteHost = "wara.example"
export const apiHost = "api.wara.example"

/** A certificate for both names in `folder`, as the configurations expect it. */
export async function makeCertificate(folder: string): Promise<void> {
  const [key, certificate] = [join(folder, "site.key"), join(folder, "site.crt")]
  const names = `subjectAltName=DNS:${siteHost},DNS:${apiHost}`
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
  const subject = ["-subj", `/CN=${siteHost}`, "-addext", names, "-days", "2"]
  const files = ["-keyout", key, "-out", certificate]
  const openssl = requireProgram("openssl")
  await promisify(execFile)(openssl, ["req", "-x509", ...curve, ...subject, ...files])
  const pem = `${await readFile(certificate, "utf8")}${await readFile(key, "utf8")}`
  await writeFile(join(folder, "site.pem"), pem)
}

/**
 * A file of the deployment kit with the addresses of this run in place of its own; everything else
 * is tried as it is shipped. Throws when it no longer contains an address.
 */
export async function adaptKit(
  name: "nginx.conf" | "haproxy.cfg",
  ports: FleetPorts,
  certificates: string,
): Promise<string> {
  const text = await readFile(join(repositoryRoot, "deploy", name), "utf8")
  return replaceAddresses(text, name, ports, certificates)
}

/** The replacement alone. */
export function replaceAddresses(
  text: string,
  name: "nginx.conf" | "haproxy.cfg",
  ports: FleetPorts,
  certificates: string,
): string {
  const shared: [string, string][] = [
    ["127.0.0.1:3001", `127.0.0.1:${ports.web[0]}`],
    ["127.0.0.1:3002", `127.0.0.1:${ports.web[1]}`],
    ["127.0.0.1:1341", `127.0.0.1:${ports.api[0]}`],
    ["127.0.0.1:1342", `127.0.0.1:${ports.api[1]}`],
    ["127.0.0.1:1337", `127.0.0.1:${ports.calls}`],
  ]
  const own: Record<typeof name, [string, string][]> = {
    "nginx.conf": [
      ["listen 80;", `listen 127.0.0.1:${ports.plain};`],
      ["listen 443 ", `listen 127.0.0.1:${ports.secure} `],
      ["/etc/wara/tls/site.crt", `${certificates}/site.crt`],
      ["/etc/wara/tls/site.key", `${certificates}/site.key`],
      ["/etc/wara/tls/api.crt", `${certificates}/site.crt`],
      ["/etc/wara/tls/api.key", `${certificates}/site.key`],
    ],
    "haproxy.cfg": [
      ["bind :80\n", `bind 127.0.0.1:${ports.plain}\n`],
      ["bind :443 ", `bind 127.0.0.1:${ports.secure} `],
      ["crt /etc/wara/tls/ ", `crt ${certificates}/site.pem `],
    ],
  }
  return replaceAll(text, name, [...shared, ...own[name]])
}

/** The cache of the kit in front of one web server, with its stored pages in `folder`. */
export async function adaptEdge(
  ports: { web: number; secure: number },
  folder: string,
): Promise<string> {
  const name = "cdn/nginx-cache.conf"
  return replaceAll(await readFile(join(repositoryRoot, "deploy", name), "utf8"), name, [
    ["  server 127.0.0.1:3002 max_fails=1 fail_timeout=2s;\n", ""],
    ["  server 127.0.0.1:3002 max_fails=0 backup;\n", ""],
    ["127.0.0.1:3001", `127.0.0.1:${ports.web}`],
    ["listen 443 ", `listen 127.0.0.1:${ports.secure} `],
    ["/etc/wara/tls/", `${folder}/`],
    ["/var/cache/nginx/wara", `${folder}/pages`],
  ])
}

function replaceAll(text: string, name: string, pairs: readonly [string, string][]): string {
  return pairs.reduce((adapted, [from, to]) => {
    if (!adapted.includes(from)) throw new Error(`deploy/${name} no longer contains ${from}`)
    return adapted.replaceAll(from, to)
  }, text)
}
