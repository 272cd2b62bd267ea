import { uploadTicketSchema } from "@wara/contract/account"
import { type Image, imageSchema } from "@wara/contract/image"
import { paths } from "@wara/domain/site/paths"
import type { UploadType } from "@wara/domain/site/upload-rules"
import { minutes } from "@wara/domain/time"
import { z } from "zod"
import { config } from "../config.server.ts"
import { unknownError } from "./backend-error.server.ts"
import { type Caller, callerOptions } from "./caller.server.ts"
import { backendPost } from "./client.server.ts"

/** Milliseconds: uploads are queued, and the largest pictures take seconds. */
const uploadTimeoutMs = minutes(1)

/** Uploads one picture that was posted by a form without JavaScript. Throws BackendError. */
export async function uploadPicture(file: File, type: UploadType, caller: Caller): Promise<Image> {
  const form = new FormData()
  form.append("type", type)
  form.append("files", file, file.name)
  const options = { ...callerOptions(caller), timeoutMs: uploadTimeoutMs }
  const images = await backendPost("/ads/upload", form, z.array(imageSchema), options)
  const [image] = images
  if (image === undefined) throw unknownError(new Error("the upload response contains no picture"))
  return image
}

/**
 * Where the browser uploads pictures: to the site, which forwards them, or, when the proxy is
 * disabled, directly to the API [S7.12] with a ticket for one call, because no script has access to
 * the session token.
 */
export async function uploadTarget(
  caller: Caller,
): Promise<{ url: string; ticket: string | null }> {
  if (config.uploadProxy) return { url: paths.uploads, ticket: null }
  const { ticket } = await backendPost(
    "/auth/upload-ticket",
    {},
    uploadTicketSchema,
    callerOptions(caller),
  )
  return { url: `${config.publicApiUrl}${config.apiPrefix}/ads/upload`, ticket }
}
