import Bowser from "bowser"

/** Longest user agent that is looked at. */
const longestAgent = 500

const browsers = new Set(Object.values(Bowser.BROWSER_MAP))
const systems = new Set(Object.values(Bowser.OS_MAP))

/**
 * Browser and system of a user agent as people read them, "Chrome en Windows"; "" when unknown. Only
 * names of the library's lists: it would repeat whatever stands where a name is expected, and ours go
 * into e-mails.
 */
export function describeDevice(userAgent: string): string {
  if (userAgent.trim() === "") return ""
  const agent = Bowser.parse(userAgent.slice(0, longestAgent))
  const browser = knownName(agent.browser.name, browsers)
  const system = knownName(agent.os.name, systems)
  if (browser === "") return system
  return system === "" ? browser : `${browser} en ${system}`
}

function knownName(name: string | undefined, known: ReadonlySet<string>): string {
  return name !== undefined && known.has(name) ? name : ""
}
