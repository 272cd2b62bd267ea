import { dataAnswerSchema } from "@wara/contract/answer"
import { mailSwitchesSchema } from "@wara/contract/mail-switches"
import type { FastifyRequest } from "fastify"
import { z } from "zod"
import { callerNetwork } from "../../access/caller.ts"
import { limitMailedCode, limitViewer } from "../../access/limits.ts"
import { requireViewer } from "../../access/require-role.ts"
import { hashToken } from "../../access/token.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { findSwitchCode, listWantedMails } from "./store.ts"
import { chooseByLink, chooseMails, readSwitches } from "./use-cases/mail-switches.ts"

const tags = ["mail-switches"]
const limit = { name: "mail-switches", limit: 60, windowSeconds: 3600 }
const linkLimit = { name: "mail-switch-links", limit: 240, windowSeconds: 3600 }

const codeSchema = z.string().min(1).max(200)
const answer = dataAnswerSchema(mailSwitchesSchema)
const linkBody = z.strictObject({ data: mailSwitchesSchema.extend({ code: codeSchema }) })

/** Mails that users may switch off, in the account and by the link in each of them. */
export function registerMailSwitches(app: App, { database }: AppContext): void {
  const count = async (request: FastifyRequest, code: string) => {
    const isKnown = (await findSwitchCode(database, hashToken(code), new Date())) !== null
    const network = callerNetwork(request)
    await limitMailedCode(database, { ...linkLimit, code, isKnown, network })
  }
  app.get(
    "/users/me/mail-switches",
    {
      schema: {
        tags,
        summary: "The mails that the caller has not switched off",
        response: { 200: answer, ...errorResponses(401) },
      },
    },
    async (request) => {
      const { id } = requireViewer(request)
      return { data: { wanted: await listWantedMails(database, id) } }
    },
  )
  app.put(
    "/users/me/mail-switches",
    {
      schema: {
        tags,
        summary: "Switches on the given mails and off all others",
        body: z.strictObject({ data: mailSwitchesSchema }),
        response: { 200: answer, ...errorResponses(400, 401, 429) },
      },
    },
    async (request) => {
      const { id: userId } = await limitViewer(database, request, limit)
      const choice = { userId, wanted: request.body.data.wanted }
      return { data: { wanted: await chooseMails(database, choice, new Date()) } }
    },
  )
  app.get(
    "/mail-switches",
    {
      schema: {
        tags,
        summary: "The mails that are on, by the link of one of them; changes nothing",
        querystring: z.strictObject({ code: codeSchema }),
        response: { 200: answer, ...errorResponses(400, 410, 429) },
      },
    },
    async (request, reply) => {
      await count(request, request.query.code)
      reply.header("cache-control", "no-store")
      return { data: { wanted: await readSwitches(database, request.query.code, new Date()) } }
    },
  )
  app.post(
    "/mail-switches",
    {
      schema: {
        tags,
        summary: "Chooses mails by the link of one of them, without a log-in; can be repeated",
        body: linkBody,
        response: { 200: answer, ...errorResponses(400, 410, 429) },
      },
    },
    async (request) => {
      await count(request, request.body.data.code)
      const wanted = await chooseByLink(database, request.body.data, new Date())
      return { data: { wanted } }
    },
  )
}
