import { gunzipSync } from "node:zlib"
import { requireStandInAllowed } from "../stand-in/require-stand-in-allowed.ts"
import { json, type StandInServer, startStandInServer } from "../stand-in/stand-in-server.ts"
import { type CollectedReport, readEnvelope } from "./read-envelope.ts"

/** Where programs report their errors (`dsn`), and what came until now. */
export type ErrorCollector = StandInServer & { dsn: string; reports: readonly CollectedReport[] }

const corsHeaders = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*",
  "access-control-allow-methods": "POST, OPTIONS",
}

/** Takes envelopes as Sentry does; GET /reports.json tells what came, the headers too. */
export async function startErrorCollector(options: { port: number }): Promise<ErrorCollector> {
  requireStandInAllowed("error collector")
  const reports: CollectedReport[] = []
  const server = await startStandInServer(options.port, async (request, url) => {
    if (url.pathname === "/reports.json") return json(reports)
    if (request.method === "OPTIONS") return { status: 204, body: "", headers: corsHeaders }
    if (!/^\/api\/\d+\/envelope\/$/.test(url.pathname)) return json({ detail: "not found" }, 404)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const bytes = Buffer.concat(chunks)
    const isZipped = request.headers["content-encoding"] === "gzip"
    reports.push(readEnvelope((isZipped ? gunzipSync(bytes) : bytes).toString()))
    return { ...json({ id: String(reports.length) }), headers: corsHeaders }
  })
  return { ...server, dsn: `${server.url.replace("//", "//wara@")}/1`, reports }
}
