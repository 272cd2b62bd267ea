import { panelSessionSchema } from "@wara/contract/admin"
import { dataAnswerSchema } from "@wara/contract/answer"
import { sessionDays } from "@wara/domain/accounts/account"
import { emailField, knownPasswordField } from "@wara/domain/accounts/account-fields"
import { days, inSeconds } from "@wara/domain/time"
import type { FastifyReply } from "fastify"
import { z } from "zod"
import { callerNetwork, deviceOf } from "../../access/caller.ts"
import {
  newPanelDevice,
  panelCookie,
  panelDevice,
  panelDeviceCookie,
} from "../../access/panel-cookie.ts"
import { requireStaff } from "../../access/require-role.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { endOwnSession } from "./log-in-store.ts"
import { openPanelSession, readPanelPerson } from "./use-cases/panel-session.ts"

const answer = dataAnswerSchema(panelSessionSchema)

/** Log-in to the panel, for moderators and operators only. */
export function registerPanelSession(app: App, context: AppContext): void {
  const { config, database } = context
  const settings = { path: config.prefix, isSecure: config.publicApiUrl.startsWith("https:") }
  const setCookie = (reply: FastifyReply, token: string | null) =>
    reply.header(
      "set-cookie",
      panelCookie(token, { ...settings, seconds: inSeconds(days(sessionDays)) }),
    )

  app.post(
    "/admin/session",
    {
      schema: {
        tags: ["admin"],
        summary: "Logs a team member into the panel with a cookie",
        body: z.strictObject({ email: emailField, password: knownPasswordField }),
        response: { 200: answer, ...errorResponses(400, 401, 403, 429) },
      },
    },
    async (request, reply) => {
      const { email, password } = request.body
      const device = panelDevice(request) ?? newPanelDevice()
      const opened = await openPanelSession(context, {
        identifier: email,
        password,
        network: callerNetwork(request),
        device: deviceOf(request, device),
        now: new Date(),
      })
      setCookie(reply, opened.token)
      reply.header("set-cookie", panelDeviceCookie(device, settings))
      return { data: opened.person }
    },
  )
  app.get(
    "/admin/session",
    {
      schema: {
        tags: ["admin"],
        summary: "The team member logged into the panel",
        response: { 200: answer, ...errorResponses(401, 403, 429) },
      },
    },
    async (request) => ({ data: await readPanelPerson(database, requireStaff(request).id) }),
  )
  app.delete(
    "/admin/session",
    {
      schema: {
        tags: ["admin"],
        summary: "Logs out of the panel",
        response: { 204: z.undefined(), ...errorResponses(401, 403, 429) },
      },
    },
    async (request, reply) => {
      const { id, sessionId } = requireStaff(request)
      await endOwnSession(database, { userId: id, sessionId }, new Date())
      return setCookie(reply, null).status(204).send()
    },
  )
}
