import { requireStandInAllowed } from "../stand-in/require-stand-in-allowed.ts"
import { json, type StandInServer, startStandInServer } from "../stand-in/stand-in-server.ts"

/** Stands in for who tells people from robots: its script and its verification. */
export async function startBotCheck(options: { port: number }): Promise<StandInServer> {
  requireStandInAllowed("bot check")
  return startStandInServer(options.port, () => json({ error: "not found" }, 404))
}
