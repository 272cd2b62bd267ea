import { dataAnswerSchema } from "@wara/contract/answer"
import { sitemapFileSchema } from "@wara/contract/sitemap"
import { sitemapName } from "@wara/domain/site/sitemap-xml"
import { z } from "zod"
import { BackendError } from "./backend-error.server.ts"
import { backendGet } from "./client.server.ts"

const names = dataAnswerSchema(z.array(z.string()))
const file = dataAnswerSchema(sitemapFileSchema)

/** Names of the files of the sitemap. */
export async function listSitemapNames(): Promise<string[]> {
  return (await backendGet("/sitemaps", {}, names)).data
}

/** The text of a file of the sitemap; null when there is none of this name. */
export async function findSitemapFile(name: string): Promise<string | null> {
  if (!sitemapName.test(name)) return null
  try {
    return (await backendGet(`/sitemaps/${name}`, {}, file)).data.xml
  } catch (error) {
    if (error instanceof BackendError && error.status === 404) return null
    throw error
  }
}
