import { spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import { z } from "zod"

const program = fileURLToPath(new URL("../../../devstack/src/run-stand-in.ts", import.meta.url))

const addressSchema = z.object({ url: z.url(), dsn: z.url() })

const reportsSchema = z.array(
  z.object({
    text: z.string(),
    items: z.array(z.object({ type: z.string() })),
    events: z.array(
      z.looseObject({
        level: z.string(),
        environment: z.string(),
        tags: z.record(z.string(), z.string()).default({}),
        exception: z.object({
          values: z.array(z.looseObject({ type: z.string(), value: z.string() })),
        }),
      }),
    ),
  }),
)

/** The development stack's collector of error reports, as a program of its own. */
export async function startErrorCollector() {
  const child = spawn(process.execPath, [program, "error-collector"], {
    stdio: ["pipe", "pipe", "inherit"],
  })
  child.stdin.on("error", () => undefined)
  const [line] = await once(createInterface({ input: child.stdout }), "line")
  const { url, dsn } = addressSchema.parse(JSON.parse(String(line)))
  return {
    dsn,
    /** What was reported until now. */
    reports: async () => reportsSchema.parse(await (await fetch(`${url}/reports.json`)).json()),
    stop: async () => {
      child.stdin.end()
      if (child.exitCode === null) await once(child, "exit")
    },
  }
}
