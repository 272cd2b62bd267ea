import { requireStandInAllowed } from "../stand-in/require-stand-in-allowed.ts"
import { json, type StandInServer, startStandInServer } from "../stand-in/stand-in-server.ts"

export type ErrorCollector = StandInServer & { dsn: string }

const corsHeaders = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*",
  "access-control-allow-methods": "POST, OPTIONS",
}

/** Takes envelopes as Sentry does; GET /reports.json tells what came, word for word. */
export async function startErrorCollector(options: { port: number }): Promise<ErrorCollector> {
  requireStandInAllowed("error collector")
  const reports: string[] = []
  const server = await startStandInServer(options.port, async (request, url) => {
    if (url.pathname === "/reports.json") return json(reports)
    if (request.method === "OPTIONS") return { status: 204, body: "", headers: corsHeaders }
    let text = ""
    for await (const chunk of request) text += chunk
    reports.push(text)
    return { ...json({ id: String(reports.length) }), headers: corsHeaders }
  })
  return { ...server, dsn: `${server.url.replace("//", "//wara@")}/1` }
}
