import pg from "pg"
import { isPortFree } from "../free-port.ts"
import { StackFailure } from "./stack-failure.ts"
import { portNames, portVariables, type StackPorts } from "./stack-settings.ts"
import { stackTexts } from "./stack-texts.ts"

/** Throws before any work is done when a port is taken or configured twice. */
export async function requireFreePorts(ports: StackPorts): Promise<void> {
  const seen = new Map<number, string>()
  for (const what of portNames) {
    const port = ports[what]
    const variable = portVariables[what]
    if (port === 0) continue
    const other = seen.get(port)
    if (other) throw new StackFailure(stackTexts.portTwice(port, other, variable))
    seen.set(port, variable)
    if (await isPortFree(port)) continue
    throw new StackFailure(stackTexts.portTaken(port, stackTexts.names[what], variable))
  }
}

const timeoutMs = 5000
const loginRefused = new Set(["28P01", "28000"])

/** Throws a matching message when the database at that address cannot be used. */
export async function requireDatabase(url: string): Promise<void> {
  const { host, name } = readAddress(url)
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs })
  client.on("error", () => {})
  try {
    await client.connect()
    await client.query("select 1")
  } catch (cause) {
    throw new StackFailure(explain(cause, host, name))
  } finally {
    await client.end().catch(() => {})
  }
}

function readAddress(url: string): { host: string; name: string } {
  try {
    const { protocol, host, pathname } = new URL(url)
    const name = decodeURIComponent(pathname.slice(1))
    if (/^postgres(ql)?:$/.test(protocol) && host && name) return { host, name }
  } catch {
    // Reported below, together with addresses of other services.
  }
  throw new StackFailure(stackTexts.databaseUrlMalformed)
}

function explain(cause: unknown, host: string, name: string): string {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : ""
  const reason = cause instanceof Error ? cause.message : String(cause)
  if (loginRefused.has(code)) return stackTexts.databaseLogin(host)
  if (code === "3D000") return stackTexts.databaseMissing(name)
  // A required but missing password fails in the client, without an error code.
  if (/password must be a string/.test(reason)) return stackTexts.databaseLogin(host)
  if (/^E[A-Z]+$/.test(code) || /timeout|terminated unexpectedly/i.test(reason)) {
    return stackTexts.databaseUnreachable(host)
  }
  return stackTexts.databaseOther(reason)
}
