import { createHash } from "node:crypto"
import { isIP } from "node:net"
import { networkOf } from "@wara/domain/site/caller-network"
import Bowser from "bowser"
import type { FastifyRequest } from "fastify"

/** Longest user agent that is looked at. */
const maxAgentLength = 500

const browsers = new Set(Object.values(Bowser.BROWSER_MAP))
const systems = new Set(Object.values(Bowser.OS_MAP))

/**
 * Browser and system of a user agent as people read them, "Chrome en Windows"; "" when unknown. Only
 * names of the library's lists: it would repeat whatever stands where a name is expected, and ours go
 * into e-mails.
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
 * Address of the person behind a call. The web server, once it has proved itself with the service
 * token, tells it in X-Forwarded-For; everybody else is who the connection says.
 */
export function callerAddress(request: FastifyRequest): string {
  if (!request.isService) return request.ip
  const forwarded = [request.headers["x-forwarded-for"]].flat()[0]?.split(",")[0]?.trim() ?? ""
  return isIP(forwarded) === 0 ? request.ip : forwarded
}

/** The network that rate limits count the person behind a call by. */
export function callerNetwork(request: FastifyRequest): string {
  return networkOf(callerAddress(request))
}

/** What a person calls from. */
export type Device = {
  /** Browser and system, "Chrome en Windows"; empty when nothing is known. */
  name: string
  /** SHA-256 of the device's own cookie, which the web server tells; null without one. */
  hash: Buffer | null
  /** SHA-256 of the network that it calls from; shows the team accounts of one network. */
  networkHash?: Buffer
}

/** The device behind a call, as its user agent and, through the web server, its cookie tell it. */
export function callerDevice(request: FastifyRequest): Device {
  const id = request.isService ? request.headers["x-device-id"] : undefined
  return deviceOf(request, typeof id === "string" && id !== "" ? id : null)
}

/** The device behind a call whose cookie holds this secret; null without one. */
export function deviceOf(request: FastifyRequest, secret: string | null): Device {
  return {
    name: describeDevice(request.headers["user-agent"] ?? ""),
    hash: secret === null ? null : createHash("sha256").update(secret).digest(),
    networkHash: createHash("sha256").update(callerNetwork(request)).digest(),
  }
}
