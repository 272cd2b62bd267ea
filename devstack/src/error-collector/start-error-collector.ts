import { gunzipSync } from "node:zlib"
import {
  json,
  requireStandInAllowed,
  type StandInServer,
  startStandInServer,
} from "../stand-in/stand-in-server.ts"

/** The address to which programs report errors (`dsn`), and the reports received so far. */
export type ErrorCollector = StandInServer & { dsn: string; reports: readonly CollectedReport[] }

const corsHeaders = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*",
  "access-control-allow-methods": "POST, OPTIONS",
}

/**
 * Accepts envelopes as Sentry does; GET /reports.json returns the received ones with their headers.
 */
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

type CollectedItem = { type: string; payload: unknown }

type CollectedReport = {
  /** The whole text, so that a test can search it for forbidden content. */
  text: string
  items: CollectedItem[]
  events: unknown[]
}

function readJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return line
  }
}

function typeOf(header: unknown): string {
  if (typeof header !== "object" || header === null || !("type" in header)) return "unknown"
  return String(header.type)
}

/** Parses an envelope: a header line, then a header line and a payload line for each item. */
function readEnvelope(text: string): CollectedReport {
  const [, ...lines] = text.split("\n")
  const items: CollectedItem[] = []
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const [header = "", payload = ""] = lines.slice(at, at + 2)
    if (header !== "") items.push({ type: typeOf(readJson(header)), payload: readJson(payload) })
  }
  const events = items.filter(({ type }) => type === "event").map(({ payload }) => payload)
  return { text, items, events }
}
