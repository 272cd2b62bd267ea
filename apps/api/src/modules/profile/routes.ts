import { accountSchema } from "@wara/contract/account"
import { z } from "zod"
import { limitViewer } from "../../access/limits.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { readAccount } from "../accounts/use-cases/read-account.ts"
import { registerOwnProfile } from "./profile-routes.ts"
import type { PictureKind } from "./store.ts"
import { removePicture, setPicture } from "./use-cases/set-picture.ts"
import { registerUsername } from "./username-routes.ts"

const limit = { name: "picture", limit: 60, windowSeconds: 600 }

const bodySchema = z.strictObject({ data: z.strictObject({ file: z.int32().positive() }) })

/** Showing an uploaded avatar or cover [S7.9], and removing it. */
function registerPictures(app: App, context: AppContext): void {
  registerPicture(app, context, "avatar")
  registerPicture(app, context, "cover")
}

function registerPicture(app: App, context: AppContext, kind: PictureKind): void {
  const { database } = context
  app.put(
    `/users/me/${kind}`,
    {
      schema: {
        tags: ["profile"],
        summary: `Uses one of the caller's uploaded pictures as ${kind}`,
        body: bodySchema,
        response: { 200: accountSchema, ...errorResponses(400, 401, 404, 429) },
      },
    },
    async (request) => {
      const viewer = await limitViewer(database, request, limit)
      await setPicture({ ...context, log: request.log }, viewer.id, {
        kind,
        fileId: request.body.data.file,
      })
      return readAccount(database, viewer.id, ["cover", "commune"], new Date())
    },
  )
  app.delete(
    `/users/me/${kind}`,
    {
      schema: {
        tags: ["profile"],
        summary: `Takes the ${kind} away`,
        response: { 200: accountSchema, ...errorResponses(400, 401, 429) },
      },
    },
    async (request) => {
      const viewer = await limitViewer(database, request, limit)
      await removePicture({ ...context, log: request.log }, viewer.id, kind)
      return readAccount(database, viewer.id, ["cover", "commune"], new Date())
    },
  )
}

/** The own profile: names, username, pictures, overview. */
export function registerProfile(app: App, context: AppContext): void {
  registerOwnProfile(app, context)
  registerUsername(app, context)
  registerPictures(app, context)
}
