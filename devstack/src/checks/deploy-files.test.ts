import { existsSync, globSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join, matchesGlob } from "node:path"
import { parseEnv } from "node:util"
import { pagePatterns, withoutCode } from "@wara/domain/site/page-paths"
import { expect, test } from "vitest"
import { z } from "zod"
import { apiEnvironment } from "../../../apps/api/src/environment.ts"
import { webEnvironment } from "../../../apps/web/app/environment.server.ts"
import { readComposeFile } from "../deploy/compose-file.ts"
import { parseDockerfile, readCopy } from "../deploy/dockerfile.ts"
import { repositoryRoot } from "../repository-root.ts"

const read = (path: string) => readFileSync(join(repositoryRoot, "deploy", path), "utf8")
const known = new Set([...Object.keys(apiEnvironment.shape), ...Object.keys(webEnvironment.shape)])
const isFile = (path: string) => existsSync(join(repositoryRoot, path))

const manifest = z.object({
  name: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
})

const stages = parseDockerfile(read("Dockerfile"))
const final = stages.at(-1)?.instructions ?? []
const textOf = (name: string) => final.find((step) => step.name === name)?.text ?? ""

const compose = readComposeFile(read("compose.yaml"))
const ours = Object.entries(compose.services).filter(([, { image }]) => image === "wara")

test("[B9.38] the image has stages, production dependencies only, a user without rights and a probe", () => {
  expect(stages.map(({ name }) => name)).toEqual(["build", "1"])
  for (const { from } of stages) expect(from).toMatch(/^node:24\.\d+\.\d+-/)
  const steps = stages[0]?.instructions.filter(({ name }) => name === "RUN") ?? []
  const installs = steps.filter(({ text }) => text.includes("npm ci"))
  expect(installs.at(-1)?.text).toContain("--omit=dev")
  expect(final.some(({ name }) => name === "RUN")).toBe(false)
  expect(textOf("USER")).toBe("node")
  expect(textOf("HEALTHCHECK")).toContain('"deploy/probe.mjs"')
  expect(final.findIndex(({ name }) => name === "USER")).toBeLessThan(
    final.findIndex(({ name }) => name === "CMD"),
  )
})

test("[B9.171] the image has no helpers of tests and builds, and no layer of the tools that built it", () => {
  const steps = stages[0]?.instructions.filter(({ name }) => name === "RUN") ?? []
  const tools = steps.findIndex(({ text }) => text.includes("npm ci"))
  expect(tools).toBe(steps.findLastIndex(({ text }) => text.includes("npm ci")))
  const removed = /rm -rf (.+?)(?: &&|$)/.exec(steps.at(-1)?.text ?? "")?.[1]?.split(" ") ?? []
  const isRemoved = (path: string) => removed.some((pattern) => matchesGlob(path, pattern))
  expect(isRemoved("node_modules/typescript") && isRemoved("node_modules/@typescript")).toBe(true)
  const workspaces = globSync("{apps,packages}/*/package.json", { cwd: repositoryRoot })
  const needed = new Set(["@wara/api", "@wara/web"])
  const ofWorkspace = (path: string) =>
    manifest.parse(JSON.parse(readFileSync(join(repositoryRoot, path), "utf8")))
  for (let size = 0; size < needed.size; ) {
    size = needed.size
    for (const { name, dependencies } of workspaces.map(ofWorkspace))
      if (needed.has(name)) for (const other of Object.keys(dependencies)) needed.add(other)
  }
  for (const path of workspaces) {
    const folder = dirname(path)
    const { name } = ofWorkspace(path)
    if (folder !== "apps/admin") expect(isRemoved(folder), folder).toBe(!needed.has(name))
    if (isFile(join(folder, "test"))) expect(isRemoved(join(folder, "test")), folder).toBe(true)
  }
})

test("[B9.38] what the image copies and starts exists, and the secrets of an installation stay out", () => {
  const produced = /^(node_modules|data|apps\/admin\/build)$/
  const sources = final
    .filter(({ name }) => name === "COPY")
    .map(({ text }) => readCopy(text).source.replace("/app/", ""))
  expect(sources.filter((path) => !produced.test(path) && !isFile(path))).toEqual([])
  expect(isFile(String(JSON.parse(textOf("CMD")).at(-1)))).toBe(true)
  const ignored = readFileSync(join(repositoryRoot, ".dockerignore"), "utf8").split("\n")
  expect(ignored).toEqual(expect.arrayContaining(["**/*.env", ".env", "**/node_modules", ".git"]))
})

test("[B9.38] compose starts database, setup, api, worker, web and proxy in an order that works", () => {
  const { services } = compose
  const order = ["database", "setup", "backup", "api", "worker", "web", "caddy"]
  expect(Object.keys(services)).toEqual(order)
  expect(services.database?.image).toMatch(/^postgres:18/)
  expect(services.database?.volumes).toEqual(["database:/var/lib/postgresql"])
  expect(services.setup?.depends_on).toEqual({ database: { condition: "service_healthy" } })
  for (const name of ["api", "worker"]) {
    const condition = services[name]?.depends_on?.setup?.condition
    expect(condition, name).toBe("service_completed_successfully")
  }
  expect(services.api?.environment).toMatchObject({ WORKER: "0" })
  expect(services.worker?.environment).toMatchObject({ WORKER: "1" })
  const open = Object.entries(services).filter(([, { ports }]) => ports !== undefined)
  expect(open.map(([name]) => name)).toEqual(["caddy"])
  for (const [name, { command, read_only }] of ours) {
    expect(read_only, name).toBe(true)
    const program = command?.find((part) => part.endsWith(".ts"))
    expect(isFile(program ?? "apps/api/src/serve.ts"), name).toBe(true)
  }
})

test("[B9.38] every variable of the kit is one that a server reads", () => {
  const given = ours.flatMap(([, { environment }]) => Object.keys(environment ?? {}))
  const units = readdirSync(join(repositoryRoot, "deploy/systemd")).flatMap((file) =>
    [...read(`systemd/${file}`).matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = ""]) =>
      line.split(" ").map((pair) => pair.split("=")[0] ?? ""),
    ),
  )
  expect(given.length).toBeGreaterThan(20)
  expect(units.length).toBeGreaterThan(10)
  expect([...new Set([...given, ...units])].filter((name) => !known.has(name))).toEqual([])
  const example = Object.keys(parseEnv(read("wara.env.example")))
  const ofCompose = new Set(
    [...read("compose.yaml").matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name),
  )
  expect(example.sort()).toEqual([...ofCompose].sort())
})

test("[B9.38] units run as a user of their own, restart, and start files that exist", () => {
  const files = readdirSync(join(repositoryRoot, "deploy/systemd"))
  const services = files.filter((file) => file.endsWith(".service"))
  expect(services).toHaveLength(5)
  for (const file of services) {
    const text = read(`systemd/${file}`)
    const program = /^ExecStart=\/usr\/bin\/node (?:--\S+ )*(\S+)/m.exec(text)?.[1] ?? ""
    expect(isFile(program), file).toBe(true)
    expect(text, file).toMatch(/^User=wara$/m)
    expect(text, file).toMatch(/^ProtectSystem=strict$/m)
    expect(text, file).toMatch(/^(Restart=always|Type=oneshot)$/m)
    const wanted = [...text.matchAll(/^(?:Requires|Wants)=(wara\S+)$/gm)].map(([, unit]) => unit)
    expect(wanted.filter((unit) => !files.includes(unit ?? ""))).toEqual([])
  }
})

test("[B9.127] after a restart of the machine every server comes back, however long the database takes", () => {
  for (const file of ["wara-api@", "wara-worker", "wara-web@", "wara-setup"]) {
    const text = read(`systemd/${file}.service`)
    expect(text, file).toMatch(/^StartLimitIntervalSec=0$/m)
    expect(text, file).toMatch(/^Restart=(always|on-failure)$/m)
    // A unit that requires one which failed is not started, and never tried again.
    expect(text, file).not.toMatch(/^(Requires|BindsTo|Requisite)=/m)
    if (file !== "wara-web@") expect(text, file).toMatch(/^After=.*\bpostgresql\.service\b/m)
  }
})

test.each(["Caddyfile", "nginx.conf", "haproxy.cfg"])(
  "[B9.38] %s serves both tiers by TLS, asks whether they are ready, and hides what is internal",
  (file) => {
    const text = read(file)
    for (const path of ["metrics", "health", "ready", "documentation"]) expect(text).toContain(path)
    expect(text).toContain("404")
    if (file === "Caddyfile") expect(text).toMatch(/health_uri \/ready/)
    else expect(text).toMatch(/:443 ssl|443 ssl http2/)
    if (file === "haproxy.cfg") expect(text.match(/option httpchk GET \/ready/g)).toHaveLength(2)
    if (file === "nginx.conf") expect(text).toContain("$proxy_add_x_forwarded_for")
  },
)

test("[B9.93] the cache of the kit passes every session by, whatever else the cookie header has", () => {
  const text = read("cdn/nginx-cache.conf")
  const rule = new RegExp(/"~(.+session.+)" 1;/.exec(text)?.[1] ?? "^$")
  for (const name of ["wara_session", "__Host-wara_session", "wara_session_dev"]) {
    expect(`${name}=1`).toMatch(rule)
    expect(`theme=dark; ${name}=1`).toMatch(rule)
    expect(`theme=dark;${name}=1; other=2`).toMatch(rule)
  }
  for (const other of ["theme=dark", "not_wara_session=1", "wara_session_device=1"])
    expect(other).not.toMatch(rule)
  for (const line of ["proxy_cache_bypass", "proxy_no_cache"])
    expect(text).toContain(`${line} $wara_is_personal;`)
  for (const name of ["Cache-Tag", "Surrogate-Key"])
    expect(text).toContain(`proxy_hide_header ${name};`)
})

test("[B9.173] both files of nginx work in one machine: none declares a name that the other has", () => {
  const declared = /(?:^upstream |^log_format |keys_zone=|shared:|^map \S+ \$)(\w+)/gm
  const [front = [], edge = []] = ["nginx.conf", "cdn/nginx-cache.conf"].map((file) =>
    [...read(file).matchAll(declared)].map(([, name = ""]) => name),
  )
  expect(front).toEqual(expect.arrayContaining(["wara_web", "wara_api", "wara", "wara_path"]))
  expect(edge.length).toBeGreaterThan(4)
  expect(edge.filter((name) => front.includes(name))).toEqual([])
})

test("[B8.151] no proxy of the kit logs the code of an e-mail: not in a path, a query or a referring page", () => {
  const rules = {
    "nginx.conf": /"~\*(\^\S+)" "\$\{wara_code_page\}\*\*\*"/,
    "cdn/nginx-cache.conf": /"~\*(\^\S+)" "\$\{wara_cdn_code_page\}\*\*\*"/,
    "haproxy.cfg": /path,regsub\("(\S+)","\\\\1\*\*\*",i\)/,
    Caddyfile: /request>uri regexp "\(\?i\)(\S+)" "\$1\*\*\*"/,
  }
  const codePages = Object.values(pagePatterns).filter((pattern) => pattern.includes(":code"))
  expect(codePages.length).toBeGreaterThan(2)
  for (const [file, rule] of Object.entries(rules)) {
    const mask = new RegExp(rule.exec(read(file))?.[1] ?? "$^", "i")
    for (const page of codePages) {
      const path = page.replace(":code", "dMDejID-9_x")
      for (const asked of [path, `${path}/baja`, `${path}.data`, path.toUpperCase()])
        expect(asked.replace(mask, "$1***"), `${file} ${asked}`).toBe(
          withoutCode(asked).replace(/\*\*\*.*/, "***"),
        )
    }
    for (const other of [
      "/anuncios/consulta",
      "/cuenta/consultas/12",
      "/alertas",
      "/api/alert-links",
    ])
      expect(other.replace(mask, "$1***"), file).toBe(other)
  }
  for (const file of ["nginx.conf", "cdn/nginx-cache.conf"]) {
    const servers = read(file).split(/^server \{$/m)
    for (const server of servers.slice(1)) {
      expect(server).toMatch(/access_log \S+ wara(_cdn)?;/)
      expect(server).toMatch(/error_log \S+ crit;/)
    }
    const format = /log_format [^;]+;/.exec(read(file))?.[0]
    expect(format).not.toMatch(/\$(request|request_uri|uri|args|http_referer)\b/)
  }
  const haproxy = read("haproxy.cfg")
  expect(haproxy).not.toMatch(/option httplog$|%r\b|%HU|%HQ/m)
  expect(haproxy.match(/^frontend /gm)).toHaveLength(
    haproxy.match(/set-var\(txn\.path\)/g)?.length ?? 0,
  )
})

test("[B9.17] HAProxy prefers a server that is not ready to none, and shed requests are not sent again", () => {
  const text = read("haproxy.cfg")
  const sections = new Map(text.split(/^(?=\S)/m).map((part) => [part.split("\n")[0], part]))
  for (const tier of ["web", "api"]) {
    const servers = sections.get(`backend ${tier}`)?.match(/server \S+ \S+/g)
    expect(servers).toHaveLength(2)
    const without = sections.get(`backend ${tier}_unready`) ?? ""
    expect(without.match(/server \S+ \S+/g)).toEqual(servers)
    expect(without).not.toContain("check")
    expect(text).toContain(`use_backend ${tier}_unready if`)
  }
  expect(text).toMatch(/^ {2}retry-on conn-failure empty-response$/m)
})
