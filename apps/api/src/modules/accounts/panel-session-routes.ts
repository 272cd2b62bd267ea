import { panelSessionSchema } from "@wara/contract/admin"
import { dataAnswerSchema } from "@wara/contract/answer"
import { emailField, knownPasswordField } from "@wara/domain/accounts/account-fields"
import { panelSessionHours } from "@wara/domain/staff/panel-session"
import { hours, inSeconds } from "@wara/domain/time"
import type { FastifyReply } from "fastify"
import { z } from "zod"
import { callerNetwork, deviceOf } from "../../access/caller.ts"
import {
  newPanelDevice,
  panelCookie,
  panelDevice,
  panelDeviceCookie,
} from "../../access/panel-cookie.ts"
import { withoutPersonalData } from "../../access/reading.ts"
import { requirePanelSession } from "../../access/require-role.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { endOwnSession } from "./log-in-store.ts"
import {
  confirmPanelSession,
  openPanelSession,
  readPanelPerson,
} from "./use-cases/panel-session.ts"

const answer = dataAnswerSchema(panelSessionSchema)

/** A code of the authenticator, or a recovery code. */
export const codeField = z.string().trim().min(6).max(20)

/** Log-in to the panel, for moderators and operators only. */
export function registerPanelSession(app: App, context: AppContext): void {
  const { config, database } = context
  const settings = { path: config.prefix, isSecure: config.publicApiUrl.startsWith("https:") }
  const setCookie = (reply: FastifyReply, token: string | null) =>
    reply.header(
      "set-cookie",
      panelCookie(token, { ...settings, seconds: inSeconds(hours(panelSessionHours)) }),
    )

  app.post(
    "/admin/session",
    {
      config: { ignoresSession: true },
      schema: {
        tags: ["admin"],
        summary: "Logs a team member into the panel with a cookie",
        body: z.strictObject({
          email: emailField,
          password: knownPasswordField,
          code: codeField.optional(),
        }),
        response: { 200: answer, ...errorResponses(400, 401, 403, 429) },
      },
    },
    async (request, reply) => {
      const { code = null, email, password } = request.body
      const device = panelDevice(request) ?? newPanelDevice()
      const opened = await openPanelSession(context, {
        identifier: email,
        password,
        code,
        network: callerNetwork(request),
        device: deviceOf(request, device),
        requestId: request.id,
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
      ...withoutPersonalData,
      schema: {
        tags: ["admin"],
        summary: "The team member logged into the panel",
        response: { 200: answer, ...errorResponses(401, 403, 429) },
      },
    },
    async (request) => {
      const { id, panel } = requirePanelSession(request)
      return { data: await readPanelPerson(context, id, panel) }
    },
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
      const { id, sessionId } = requirePanelSession(request)
      await endOwnSession(database, { userId: id, sessionId }, new Date())
      return setCookie(reply, null).status(204).send()
    },
  )
  app.post(
    "/admin/session/confirmation",
    {
      schema: {
        tags: ["admin"],
        summary: "Confirms the person's password, which refunds, gifts and exports require",
        body: z.strictObject({ password: knownPasswordField, code: codeField.optional() }),
        response: { 204: z.undefined(), ...errorResponses(400, 401, 403, 429) },
      },
    },
    async (request, reply) => {
      const viewer = requirePanelSession(request)
      const { code = null, password } = request.body
      await confirmPanelSession(database, viewer, { code, password }, new Date())
      return reply.status(204).send()
    },
  )
}
