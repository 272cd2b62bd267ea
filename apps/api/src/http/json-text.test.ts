import { dataAnswerSchema } from "@wara/contract/answer"
import { fastify } from "fastify"
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from "fastify-type-provider-zod"
import { afterAll, beforeAll, expect, test } from "vitest"
import { z } from "zod"
import type { App } from "../app-context.ts"
import { checkAnswers, sendData } from "./json-text.ts"

const app: App = fastify().withTypeProvider<ZodTypeProvider>()
app.setValidatorCompiler(validatorCompiler)
app.setSerializerCompiler(serializerCompiler)

const texts: Record<string, string> = {
  exact: '{"name":"Grúa"}',
  more: '{"name":"Grúa","email":"ana@wara.test"}',
  less: "{}",
}

beforeAll(async () => {
  checkAnswers(app)
  app.get(
    "/:kind",
    {
      schema: {
        params: z.object({ kind: z.string() }),
        response: { 200: dataAnswerSchema(z.object({ name: z.string() })) },
      },
    },
    async (request, reply) => sendData(reply, texts[request.params.kind] ?? "null"),
  )
  await app.ready()
})

afterAll(() => app.close())

test("[B7.3] a text is sent as it is when its schema describes all of it", async () => {
  const answer = await app.inject("/exact")
  expect(answer.statusCode).toBe(200)
  expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8")
  expect(answer.body).toBe('{"data":{"name":"Grúa"}}')
})

test.each(["more", "less"])("[B7.3] a text with %s than its schema is an error", async (kind) => {
  expect((await app.inject(`/${kind}`)).statusCode).toBe(500)
})
