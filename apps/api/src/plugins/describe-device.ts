import Bowser from "bowser"

/** Longest user agent that is looked at. */
const longestAgent = 500

/** Browser and system of a user agent as people read them, "Chrome en Windows"; "" when unknown. */
export function describeDevice(userAgent: string): string {
  if (userAgent.trim() === "") return ""
  const agent = Bowser.parse(userAgent.slice(0, longestAgent))
  const { name: browser } = agent.browser
  const { name: system } = agent.os
  if (!browser) return system ?? ""
  return system ? `${browser} en ${system}` : browser
}
