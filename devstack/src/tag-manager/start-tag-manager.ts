import { requireStandInAllowed } from "../stand-in/require-stand-in-allowed.ts"
import { json, type StandInServer, startStandInServer } from "../stand-in/stand-in-server.ts"

/** What a container's script does: it says that it runs, and leaves the data layer alone. */
const script = (id: string) =>
  `window.google_tag_manager = { ...window.google_tag_manager, [${JSON.stringify(id)}]: {} }`

/** Serves the script of any container, as Google Tag Manager does; GET /loads.json tells which. */
export async function startTagManager(options: { port: number }): Promise<StandInServer> {
  requireStandInAllowed("tag manager")
  const loads: string[] = []
  return startStandInServer(options.port, (_request, url) => {
    if (url.pathname === "/loads.json") return json(loads)
    if (url.pathname !== "/gtm.js") return json({ error: "not found" }, 404)
    const id = url.searchParams.get("id") ?? ""
    loads.push(id)
    return { type: "text/javascript; charset=utf-8", body: script(id) }
  })
}
