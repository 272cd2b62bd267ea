import {
  json,
  readJson,
  requireStandInAllowed,
  type StandInServer,
  startStandInServer,
} from "../stand-in/stand-in-server.ts"

/**
 * Serves the script of any container, as Google Tag Manager does, and receives its events. GET
 * /loads.json lists the fetched containers, GET /hits.json their events.
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

/**
 * Imitates a container's script as far as a page can observe: it reads earlier and later entries of
 * the data layer, applies Consent Mode, and sends events while analytics is granted.
 */
function containerScript(id: string): string {
  return `(() => {
  const id = ${JSON.stringify(id)}
  const { origin } = new URL(document.currentScript.src)
  const layer = (window.dataLayer ??= [])
  const consent = {}
  const read = (entry) => {
    const isOrder = Object.prototype.toString.call(entry) === "[object Arguments]"
    if (isOrder && entry[0] === "consent") Object.assign(consent, entry[2])
    if (isOrder || entry.event === undefined || consent.analytics_storage !== "granted") return
    navigator.sendBeacon(origin + "/collect", JSON.stringify({ container: id, ...entry }))
  }
  const push = layer.push
  layer.push = (...entries) => {
    const length = push.apply(layer, entries)
    entries.forEach(read)
    return length
  }
  layer.forEach(read)
  window.google_tag_manager = { ...window.google_tag_manager, [id]: { dataLayer: layer } }
})()`
}
