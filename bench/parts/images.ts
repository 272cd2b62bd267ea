import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { checkAnswer, requireBytes } from "../check-answer.ts"
import { comparedRates } from "../load/request-rate.ts"
import { startFileServer } from "../references/file-server.ts"
import { compareRates, type Row } from "../result-row.ts"
import type { Site } from "../site.ts"

/** Target of pictures that were delivered before [B7.8]. */
const target = { share: 0.6 }

/** The first picture of the list beside a plain server of the same file. */
export async function measureImages({ siteUrl, pages }: Site): Promise<Row[]> {
  const { text } = await checkAnswer(siteUrl + pages.list)
  const path = /\/api\/images\/[^"\s]+/.exec(text)?.[0].replaceAll("&amp;", "&")
  if (path === undefined) throw new Error("The list shows no picture")
  const { body } = await checkAnswer(siteUrl + path)
  const folder = await mkdtemp(join(tmpdir(), "bench-images-"))
  await writeFile(join(folder, "picture.webp"), body)
  const files = await startFileServer(join(folder, "picture.webp"))
  try {
    const { rate, reference } = await comparedRates({ url: siteUrl + path }, files)
    requireBytes(rate.bytes, body)
    requireBytes(reference.bytes, body)
    const figure = `warm picture of ${Math.round(body.length / 1024)} kB; a static file`
    return [compareRates({ part: "images", figure }, rate, reference, target)]
  } finally {
    files.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
