import { text } from "node:stream/consumers"
import { featuredTurn } from "@wara/domain/listing/featured-turns"
import Fastify from "fastify"
import pg from "pg"
import { adsQuery } from "./ads-query.ts"
import { endWithParent, isProgram, type Reference, startReference } from "./serve-reference.ts"

/**
 * A bare Fastify server with hand-written SQL that builds the same JSON as the api: `/list` and
 * `/slug/…`. No validation, rights, limits or logs.
 */
export function startBareFastify(databaseUrl: string): Promise<Reference> {
  return startReference(import.meta.url, databaseUrl)
}

const pageSize = 20
/** As many connections as the api has for visitors. */
const max = 8

if (isProgram(import.meta.url)) {
  endWithParent()
  const pool = new pg.Pool({ connectionString: await text(process.stdin), max })
  const read = async (name: string, condition: string, values: unknown[]) => {
    const query = { name, text: adsQuery(condition), values: [featuredTurn(new Date()), ...values] }
    const { rows } = await pool.query<{ total: number; records: string }>(query)
    const { total, records } = rows[0] ?? { total: 0, records: "[]" }
    const pageCount = Math.ceil(total / pageSize)
    const pagination = JSON.stringify({ page: 1, pageSize, pageCount, total })
    return `{"data":${records},"meta":{"pagination":${pagination}}}`
  }
  const app = Fastify()
  app.addHook("onRequest", async (_request, reply) => {
    reply.type("application/json; charset=utf-8")
  })
  app.get("/list", () => read("list", "true", []))
  app.get<{ Params: { slug: string } }>("/slug/:slug", ({ params }) =>
    read("slug", "ads.slug = $2", [params.slug]),
  )
  const address = await app.listen({ port: 0, host: "127.0.0.1" })
  process.stdout.write(`${new URL(address).port}\n`)
}
