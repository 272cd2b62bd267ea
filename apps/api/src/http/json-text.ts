import { isDeepStrictEqual } from "node:util"
import type { FastifyReply } from "fastify"
import { z } from "zod"
import type { App } from "../app-context.ts"

/** Sends JSON that the database wrote, without parsing, validating or writing it again. */
export function sendJson(reply: FastifyReply, json: string): FastifyReply {
  return reply.type("application/json; charset=utf-8").send(json)
}

/** `sendJson` of an answer that has only `data`. */
export function sendData(reply: FastifyReply, json: string): FastifyReply {
  return sendJson(reply, `{"data":${json}}`)
}

/**
 * Checks each JSON answer against the schema of its route, outside production: what is sent as text
 * must be exactly what the schema describes, because nothing removes undeclared fields from it.
 */
export function checkAnswers(app: App): void {
  app.addHook("onSend", async (request, reply, payload) => {
    const isJson = String(reply.getHeader("content-type")).startsWith("application/json")
    if (!isJson || typeof payload !== "string" || payload === "") return
    const schema = responseSchema(request.routeOptions.schema?.response, reply.statusCode)
    if (schema === null) return
    const sent: unknown = JSON.parse(payload)
    const described = schema.parse(sent)
    if (isDeepStrictEqual(sent, described)) return
    throw new Error(`${request.url} answers more than its schema describes: ${payload}`)
  })
}

function responseSchema(responses: unknown, status: number): z.ZodType | null {
  const all = z.record(z.string(), z.unknown()).safeParse(responses)
  const schema = all.success ? all.data[String(status)] : undefined
  return schema instanceof z.ZodType ? schema : null
}
