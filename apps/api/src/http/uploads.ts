import { DomainError } from "@wara/domain/errors"
import type { FastifyReply, FastifyRequest } from "fastify"
import { isPictureForTeam } from "../access/session.ts"
import type { App, AppContext } from "../app-context.ts"
import { storedName } from "../ports/storage/storage.ts"
import { isOfBannedAds } from "./banned-pictures-store.ts"

const contentTypes: Record<string, string> = {
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
}

type PictureRequest = FastifyRequest<{ Params: { name: string } }>

/**
 * Serves stored pictures at /uploads/<name>, wherever they are kept. A file is never changed after
 * it is written, so it may be cached for ever; only valid names reach the storage. The pictures of
 * banned ads are not public: the panel requests its pictures with its cookie.
 */
export function registerUploads(app: App, context: AppContext): void {
  const { config, shares, storage } = context
  const schema = { hide: true }
  async function send(reply: FastifyReply, name: string, cacheControl: string) {
    const ending = storedName.exec(name)?.[1] ?? ""
    const file = ending === "" ? null : await storage.get(name)
    if (file === null) throw noFile()
    return reply
      .type(contentTypes[ending] ?? "application/octet-stream")
      .header("content-length", file.size)
      .header("cache-control", cacheControl)
      .send(file.stream)
  }
  app.get("/uploads/:name", { schema }, async ({ params }: PictureRequest, reply) => {
    const { name } = params
    const isValid = storedName.test(name)
    if (!isValid || (await isOfBannedAds(shares.visitors.database, name))) throw noFile()
    return send(reply, name, "public, max-age=31536000, immutable")
  })
  const forTeam = `${config.prefix}/team-pictures/:name`
  app.get(forTeam, { schema }, async (request: PictureRequest, reply) => {
    if (!(await isPictureForTeam(request, context))) throw noFile()
    return send(reply, request.params.name, "private, max-age=3600")
  })
}

const noFile = () => new DomainError("NotFoundError", "File not found")
