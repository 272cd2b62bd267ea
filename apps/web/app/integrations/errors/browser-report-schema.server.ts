import { z } from "zod"

const text = z.string().max(2_000)

const frameSchema = z.object({
  filename: text.exactOptional(),
  function: text.exactOptional(),
  lineno: z.number().exactOptional(),
  colno: z.number().exactOptional(),
  in_app: z.boolean().exactOptional(),
})

const exceptionSchema = z.object({
  type: text.exactOptional(),
  value: text.exactOptional(),
  stacktrace: z.object({ frames: z.array(frameSchema).max(100).exactOptional() }).exactOptional(),
})

const eventSchema = z.object({
  event_id: z.string().regex(/^[0-9a-f]{32}$/),
  timestamp: z.number(),
  exception: z.object({ values: z.array(exceptionSchema).min(1).max(5) }),
})

/** An error as browsers report it; all other fields are dropped. */
export type BrowserReport = z.infer<typeof eventSchema>

function readLine(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? "")
  } catch {
    return null
  }
}

const headerSchema = z.object({ type: z.literal("event") })

/** The error in an envelope that a browser sent; null when it contains none in a known form. */
export function readBrowserReport(envelope: string): BrowserReport | null {
  const [, header, event] = envelope.split("\n", 3)
  if (!headerSchema.safeParse(readLine(header)).success) return null
  return eventSchema.safeParse(readLine(event)).data ?? null
}
