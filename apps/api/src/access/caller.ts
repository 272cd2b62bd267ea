import { createHash } from "node:crypto"
import { isIP } from "node:net"
import { networkOf } from "@wara/domain/site/caller-network"
import Bowser from "bowser"
import type { FastifyRequest } from "fastify"

/** Maximum characters of a user agent that are parsed. */
const maxAgentLength = 500

const browsers = new Set(Object.values(Bowser.BROWSER_MAP))
const systems = new Set(Object.values(Bowser.OS_MAP))

/**
 * Browser and system of a user agent in readable form, "Chrome en Windows"; "" when unknown. Only
 * names of the library's lists are used: otherwise arbitrary text of the user agent would get into
 * our e-mails.
 */
export function describeDevice(userAgent: string): string {
  if (userAgent.trim() === "") return ""
  const agent = Bowser.parse(userAgent.slice(0, maxAgentLength))
  const browser = knownName(agent.browser.name, browsers)
  const system = knownName(agent.os.name, systems)
  if (browser === "") return system
  return system === "" ? browser : `${browser} en ${system}`
}

function knownName(name: string | undefined, known: ReadonlySet<string>): string {
  return name !== undefined && known.has(name) ? name : ""
}

/**
 * Address of the client behind a request. The web server, authenticated by the service token, sends
 * it in X-Forwarded-For; for all others it is the address of the connection.
 */
export function callerAddress(request: FastifyRequest): string {
  if (!request.isService) return request.ip
  const forwarded = [request.headers["x-forwarded-for"]].flat()[0]?.split(",")[0]?.trim() ?? ""
  return isIP(forwarded) === 0 ? request.ip : forwarded
}

/** The client's network, by which rate limits count. */
export function callerNetwork(request: FastifyRequest): string {
  return networkOf(callerAddress(request))
}

export type Device = {
  /** Browser and system, "Chrome en Windows"; empty when unknown. */
  name: string
  /** SHA-256 of the device cookie, which the web server forwards; null without one. */
  hash: Buffer | null
  /** SHA-256 of the client's network; shows the team accounts of one network. */
  networkHash?: Buffer
}

/**
 * The device behind a request, from its user agent and the device cookie that the web server
 * forwards.
 */
export function callerDevice(request: FastifyRequest): Device {
  const id = request.isService ? request.headers["x-device-id"] : undefined
  return deviceOf(request, typeof id === "string" && id !== "" ? id : null)
}

/** The device behind a request with this cookie secret; null without one. */
export function deviceOf(request: FastifyRequest, secret: string | null): Device {
  return {
    name: describeDevice(request.headers["user-agent"] ?? ""),
    hash: secret === null ? null : createHash("sha256").update(secret).digest(),
    networkHash: createHash("sha256").update(callerNetwork(request)).digest(),
  }
}
