/**
 * Preloaded into the api by explain-queries.ts: appends each statement that a client sends, with its
 * values, to the file that STATEMENTS_FILE names, as lines of JSON.
 */
import { appendFileSync } from "node:fs"
import pg from "pg"
import { z } from "zod"

const querySchema = z.union([
  z.string().transform((text) => ({ text })),
  z.object({ text: z.string(), values: z.array(z.unknown()).optional() }),
])

const file = process.env.STATEMENTS_FILE
if (file !== undefined) {
  pg.Client.prototype.query = new Proxy(pg.Client.prototype.query, {
    apply(query, client, args: unknown[]) {
      const [first, second] = args
      const { data } = querySchema.safeParse(first)
      const values = Array.isArray(second) ? { values: second } : {}
      if (data !== undefined) appendFileSync(file, `${JSON.stringify({ ...data, ...values })}\n`)
      return Reflect.apply(query, client, args)
    },
  })
}
