import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { apiEnvironment } from "../../../apps/api/src/environment.ts"
import { webEnvironment } from "../../../apps/web/app/environment.server.ts"
import { type ComposeService, readComposeFile, secondsOf } from "../deploy/compose-file.ts"
import { parseDockerfile, readVariables } from "../deploy/dockerfile.ts"
import { repositoryRoot } from "../repository-root.ts"

const read = (path: string) => readFileSync(join(repositoryRoot, "deploy", path), "utf8")
const text = read("compose.yaml")
const { services, volumes, networks, secrets } = readComposeFile(text)
const all = Object.entries(services)
const ours = all.filter(([, { image }]) => image === "wara")

const image = parseDockerfile(read("Dockerfile")).at(-1)?.instructions ?? []
const stepOf = (name: string) => image.find((step) => step.name === name)?.text ?? ""
const ofImage = readVariables(stepOf("ENV"))

/** What a service runs; without a command of its own, what the image does. */
const commandOf = ({ command }: ComposeService): string[] => command ?? JSON.parse(stepOf("CMD"))

/** Which of the two servers' variables a service reads. */
const readerOf = (service: ComposeService) =>
  commandOf(service).at(-1)?.startsWith("apps/web/") ? webEnvironment : apiEnvironment

test.each([
  ["a misspelt key", "    healthcheck:\n", "    health_check:\n"],
  ["a key at the wrong level", "services:\n", "services:\n  restart: always\n"],
  ["an unknown condition", "service_healthy", "healthy"],
  ["a number where a text belongs", 'WORKER: "0"', "WORKER: 0"],
  ["an unknown key of the file", "name: wara\n", "name: wara\nversions: 3\n"],
])("[B9.102] a compose file with %s is refused", (_what, from, to) => {
  expect(text).toContain(from)
  expect(() => readComposeFile(text.replace(from, to))).toThrow()
})

test("[B9.102] every process of the kit gets the variables that it reads, and no others", () => {
  for (const [name, service] of ours) {
    const { shape } = readerOf(service)
    const given = Object.keys(service.environment ?? {})
    expect(given.length, name).toBeGreaterThan(4)
    expect(
      given.filter((variable) => !(variable in shape)),
      name,
    ).toEqual([])
    const required = Object.entries(shape).filter(
      ([, schema]) => !schema.safeParse(undefined).success,
    )
    const missing = required.map(([variable]) => variable).filter((one) => !given.includes(one))
    expect(missing, name).toEqual([])
  }
})

test("[B9.102] services wait only for what reports its health, and for what ends", () => {
  const imageIsChecked = stepOf("HEALTHCHECK") !== ""
  for (const [name, { depends_on = {} }] of all) {
    for (const [other, { condition }] of Object.entries(depends_on)) {
      const target = services[other]
      expect(target, `${name} depends on ${other}`).toBeDefined()
      if (target === undefined) continue
      const { healthcheck, image: from, restart } = target
      if (condition === "service_completed_successfully") expect(restart, other).toBe("no")
      if (condition === "service_healthy")
        expect(healthcheck?.test !== undefined || (from === "wara" && imageIsChecked)).toBe(true)
    }
  }
  const reached = new Set(["database"])
  for (let size = 0; size < reached.size; ) {
    size = reached.size
    for (const [name, { depends_on = {} }] of all)
      if (Object.keys(depends_on).every((other) => reached.has(other))) reached.add(name)
  }
  expect([...reached].sort()).toEqual(Object.keys(services).sort())
})

test("[B9.170] the database counts as healthy when it takes connections of other containers, not while it is made", () => {
  const { test: probe = [], start_period = "0s" } = services.database?.healthcheck ?? {}
  expect(probe.join(" ")).toMatch(/^CMD pg_isready -h 127\.0\.0\.1 /)
  // Making it took 92 seconds on a disk that was busy with the build of the image.
  expect(secondsOf(start_period)).toBeGreaterThan(2 * 92)
})

test("[B9.102] probes ask the port on which their server listens", () => {
  const ports = stepOf("EXPOSE").split(" ")
  for (const [name, service] of ours) {
    const { healthcheck } = service
    if (healthcheck?.disable === true) continue
    const [, , program, port] = healthcheck?.test ?? [
      "CMD",
      ...JSON.parse(stepOf("HEALTHCHECK").replace(/^.*CMD /, "")),
    ]
    expect(existsSync(join(repositoryRoot, String(program))), name).toBe(true)
    const listens =
      readerOf(service) === webEnvironment
        ? webEnvironment.shape.PORT
        : apiEnvironment.shape.API_PORT
    expect(port, name).toBe(String(listens.parse(undefined)))
    expect(ports, name).toContain(port)
  }
  expect(ofImage.HOST).toBe("0.0.0.0")
})

test("[B9.102] every folder that is written to is a volume or in memory, and each volume is declared", () => {
  const declared = new Set(Object.keys(volumes))
  const used = new Set<string>()
  for (const [name, { read_only, tmpfs = [], volumes: mounts = [] }] of all) {
    const targets = mounts.map((mount) => mount.split(":")[1] ?? "")
    for (const [source = ""] of mounts.map((mount) => mount.split(":"))) {
      if (source.startsWith("./"))
        expect(existsSync(join(repositoryRoot, "deploy", source))).toBe(true)
      else if (!source.startsWith("/")) used.add(source)
    }
    if (read_only !== true) continue
    const written = [ofImage.UPLOADS_DIR, ofImage.IMAGE_CACHE_DIR]
    expect(targets, name).toEqual(name === "backup" ? [...written, "/backups"] : written)
    expect(tmpfs.map((folder) => folder.split(":")[0])).toEqual(["/tmp"])
  }
  expect(used).toEqual(declared)
})

test("[B9.172] a backup runs only when it is called, into a folder of the machine, with a pass phrase that only it gets", () => {
  const { backup } = services
  expect(backup?.profiles).toHaveLength(1)
  expect(all.filter(([, { profiles }]) => profiles !== undefined)).toHaveLength(1)
  const [folder = ""] = backup?.volumes?.at(-1)?.split(":") ?? []
  const [given = "", { file = "" } = {}] = Object.entries(secrets)[0] ?? []
  expect(all.filter(([, service]) => service.secrets?.includes(given))).toHaveLength(1)
  expect(backup?.command).toContain(`/run/secrets/${given}`)
  // The same as of the units, and as in the steps.
  const unit = read("systemd/wara-backup.service")
  const steps = readFileSync(join(repositoryRoot, "docs/containers.md"), "utf8")
  for (const path of [folder, file]) {
    expect(unit).toContain(path)
    expect(steps).toMatch(new RegExp(`^install .* ${path}$|> ${path}$`, "m"))
  }
})

test("[B9.102] a container has longer to stop than its drain and its end take", () => {
  // As in apps/api/src/start-server.ts and apps/web/server/listen.ts.
  const endSeconds = 10
  for (const [name, { environment, stop_grace_period = "10s" }] of ours) {
    const drain = Number(environment?.DRAIN_SECONDS)
    expect(secondsOf(stop_grace_period), name).toBeGreaterThan(drain + endSeconds)
  }
})

test("[B9.127] no service fills the disk with what it prints", () => {
  for (const [name, { logging }] of all) {
    expect(logging?.options["max-size"], name).toMatch(/^\d+m$/)
    expect(Number(logging?.options["max-file"]), name).toBeGreaterThan(1)
  }
})

test("[B9.102] services find each other: one network, whose addresses the api trusts, and ports that are open", () => {
  expect(Object.keys(networks)).toEqual(["inside"])
  for (const [name, { networks: joined }] of all) expect(joined, name).toEqual(["inside"])
  const subnet = networks.inside?.ipam.config[0]?.subnet
  expect(services.api?.environment?.TRUSTED_PROXIES).toBe(subnet)
  const addresses = all.flatMap(([, { environment = {} }]) =>
    Object.values(environment).flatMap((value) => [
      ...value.matchAll(/(?:^|@|:\/\/)([a-z]+):(\d+)(?:\/|$)/g),
    ]),
  )
  const named = new Set(addresses.map(([, host, port]) => `${host}:${port}`))
  expect([...named].sort()).toEqual(["api:1337", "database:5432", "web:3000"])
  for (const [variable] of read("Caddyfile").matchAll(/\{\$\w+\}/g))
    expect(services.caddy?.environment).toHaveProperty(variable.slice(2, -1))
  const { POSTGRES_USER: user, POSTGRES_DB: database } = services.database?.environment ?? {}
  const url = services.api?.environment?.DATABASE_URL
  expect(url).toBe(`postgres://${user}:\${POSTGRES_PASSWORD:?}@database:5432/${database}`)
})
