import { mkdir } from "node:fs/promises"
import { resolve } from "node:path"
import fastifyStatic from "@fastify/static"
import { DomainError } from "@wara/domain/errors"
import type { App, AppContext } from "../app-context.ts"

/** The same as the database's check on files.url. */
const fileName = /^[a-z0-9_-]+\.(webp|jpg|png)$/

/**
 * Serves stored pictures at /uploads/<name>. A name is written once and never changed, so that it may
 * be kept for ever; nothing but such names reaches the disk.
 */
export async function registerUploads(app: App, { config }: AppContext): Promise<void> {
  const root = resolve(config.uploadsDirectory)
  await mkdir(root, { recursive: true })
  await app.register(fastifyStatic, {
    root,
    serve: false,
    cacheControl: false,
    dotfiles: "deny",
    index: false,
    setHeaders: (reply) => {
      reply.header("cache-control", "public, max-age=31536000, immutable")
    },
  })
  app.get<{ Params: { name: string } }>(
    "/uploads/:name",
    { schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params
      if (!fileName.test(name)) throw new DomainError("NotFoundError", "There is no such file")
      return reply.sendFile(name)
    },
  )
}
