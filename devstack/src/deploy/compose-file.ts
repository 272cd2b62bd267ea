import { parse } from "yaml"
import { z } from "zod"

const duration = z.string().regex(/^(?:\d+m)?(?:\d+s)?$/)
const size = z.string().regex(/^\d+[bkmg]$/)
const condition = z.enum(["service_started", "service_healthy", "service_completed_successfully"])

/** What the Compose Specification knows of a check, as far as the kit uses it. */
const healthcheck = z.strictObject({
  disable: z.boolean().optional(),
  test: z.tuple([z.enum(["CMD", "CMD-SHELL"])], z.string()).optional(),
  interval: duration.optional(),
  timeout: duration.optional(),
  start_period: duration.optional(),
  retries: z.number().int().positive().optional(),
})

/**
 * The keys of the Compose Specification that the kit uses. A key that is misspelt, or at the wrong
 * level, is refused here as by `docker compose`; another one of the specification is added to this
 * list with its first use.
 */
const service = z.strictObject({
  image: z.string(),
  build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
  command: z.array(z.string()).min(1).optional(),
  env_file: z
    .array(z.union([z.string(), z.strictObject({ path: z.string(), required: z.boolean() })]))
    .optional(),
  environment: z.record(z.string(), z.string()).optional(),
  depends_on: z.record(z.string(), z.strictObject({ condition })).optional(),
  healthcheck: healthcheck.optional(),
  profiles: z.array(z.string()).optional(),
  secrets: z.array(z.string()).optional(),
  init: z.boolean().optional(),
  restart: z.enum(["no", "always", "on-failure", "unless-stopped"]),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  tmpfs: z.array(z.string().regex(/^\/[\w/]+:size=\d+[mg]$/)).optional(),
  shm_size: size.optional(),
  ports: z.array(z.string().regex(/^\d+:\d+(?:\/udp)?$/)).optional(),
  volumes: z.array(z.string().regex(/^[./\w-]+:\/[\w/.-]+(?::ro)?$/)).optional(),
  networks: z.array(z.string()).min(1),
  logging: z
    .strictObject({
      driver: z.enum(["local", "json-file"]),
      options: z.record(z.string(), z.string()),
    })
    .optional(),
  stop_grace_period: duration.optional(),
})

const network = z.strictObject({
  ipam: z.strictObject({ config: z.array(z.strictObject({ subnet: z.cidrv4() })) }),
})

const composeSchema = z
  .object({
    name: z.string(),
    services: z.record(z.string().regex(/^[\w.-]+$/), service),
    volumes: z.record(z.string(), z.null()),
    networks: z.record(z.string(), network),
    secrets: z.record(z.string(), z.strictObject({ file: z.string() })),
  })
  .catchall(z.never())

/** A service of a Compose file. */
export type ComposeService = z.infer<typeof service>

/** Reads a Compose file with its merged keys; throws when a key is not one of the specification. */
export function readComposeFile(text: string): z.infer<typeof composeSchema> {
  const file: unknown = parse(text, { merge: true })
  const own = Object.entries(z.record(z.string(), z.unknown()).parse(file))
  // Parts that services share, which Compose ignores as such.
  return composeSchema.parse(Object.fromEntries(own.filter(([key]) => !key.startsWith("x-"))))
}

/** Seconds of a duration like `1m30s`. */
export function secondsOf(text: string): number {
  const [, minutes = "0", seconds = "0"] = /^(?:(\d+)m)?(?:(\d+)s)?$/.exec(text) ?? []
  return Number(minutes) * 60 + Number(seconds)
}
