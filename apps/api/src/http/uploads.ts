import { DomainError } from "@wara/domain/errors"
import type { App, AppContext } from "../app-context.ts"
import { storedName } from "../ports/storage/storage.ts"

const contentTypes: Record<string, string> = {
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
}

/**
 * Serves stored pictures at /uploads/<name>, wherever they are kept. A file is never changed after
 * it is written, so it may be cached for ever; only valid names reach the storage.
 */
export function registerUploads(app: App, { storage }: AppContext): void {
  app.get<{ Params: { name: string } }>(
    "/uploads/:name",
    { schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params
      const ending = storedName.exec(name)?.[1] ?? ""
      const file = ending === "" ? null : await storage.get(name)
      if (file === null) throw new DomainError("NotFoundError", "File not found")
      return reply
        .type(contentTypes[ending] ?? "application/octet-stream")
        .header("content-length", file.size)
        .header("cache-control", "public, max-age=31536000, immutable")
        .send(file.stream)
    },
  )
}
