import { requireStandInAllowed } from "../stand-in/require-stand-in-allowed.ts"
import {
  json,
  readJson,
  type StandInServer,
  startStandInServer,
} from "../stand-in/stand-in-server.ts"
import { containerScript } from "./container-script.ts"

/**
 * Serves the script of any container, as Google Tag Manager does, and takes what it sends.
 * GET /loads.json tells which containers were fetched, GET /hits.json what they sent.
 */
export async function startTagManager(options: { port: number }): Promise<StandInServer> {
  requireStandInAllowed("tag manager")
  const loads: string[] = []
  const hits: Record<string, unknown>[] = []
  return startStandInServer(options.port, async (request, url) => {
    switch (url.pathname) {
      case "/gtm.js": {
        const id = url.searchParams.get("id") ?? ""
        loads.push(id)
        return { type: "text/javascript; charset=utf-8", body: containerScript(id) }
      }
      case "/collect":
        hits.push(await readJson(request))
        return { status: 204, body: "" }
      case "/loads.json":
        return json(loads)
      case "/hits.json":
        return json(hits)
      default:
        return json({ error: "not found" }, 404)
    }
  })
}
