import { DomainError } from "@wara/domain/errors"
import { publicPicture } from "@wara/domain/site/image-variants"
import type { FastifyReply, FastifyRequest } from "fastify"
import { isPictureForTeam, isPictureForUser } from "../access/session.ts"
import type { App, AppContext } from "../app-context.ts"
import { storedName } from "../ports/storage/storage.ts"
import { findHiddenOwner } from "./hidden-pictures-store.ts"

const contentTypes: Record<string, string> = {
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
}

type PictureRequest = FastifyRequest<{ Params: { name: string } }>

/**
 * Serves stored pictures at /uploads/<name>, wherever they are kept. A file is never changed after
 * it is written, so browsers may cache it for ever, and caches between for an hour; only valid names
 * reach the storage. The pictures of ads that are banned or on hold are for their owner, and for the
 * panel, which requests its pictures with its cookie [B8.165].
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
  app.get("/uploads/:name", { schema }, async (request: PictureRequest, reply) => {
    const { name } = request.params
    if (!storedName.test(name)) throw noFile()
    const owner = await findHiddenOwner(shares.visitors.database, name)
    if (owner === null) return send(reply, name, publicPicture)
    if (!(await isPictureForUser(request, shares.sessions.database, owner))) throw noFile()
    return send(reply, name, "private, no-store")
  })
  const forTeam = `${config.prefix}/team-pictures/:name`
  app.get(forTeam, { schema }, async (request: PictureRequest, reply) => {
    if (!(await isPictureForTeam(request, context))) throw noFile()
    return send(reply, request.params.name, "private, max-age=3600")
  })
}

const noFile = () => new DomainError("NotFoundError", "File not found")
