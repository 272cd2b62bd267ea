import { setTimeout as wait } from "node:timers/promises"
import { deliveredImageUrl, imageDensities, imageWidths } from "@wara/domain/site/image-variants"
import { z } from "zod"
import type { RunningStack } from "../../start-stack.ts"

const adsSchema = z.object({
  data: z.array(z.object({ gallery: z.array(z.object({ url: z.string() })).nullish() })),
})

/** Their sizes are a thousand conversions, and their addresses fit into the argument of a program. */
const maxPictures = 90

/**
 * Addresses of pictures in every size that the site delivers, and one of another picture. Most of
 * them were never converted.
 */
export async function pictureAddresses({ apiUrl, siteUrl }: RunningStack) {
  const answer = await fetch(`${apiUrl}/api/ads?populate=gallery&sort=id&pageSize=50`)
  const { data } = adsSchema.parse(await answer.json())
  const urls = data.flatMap(({ gallery }) => gallery?.map(({ url }) => url) ?? [])
  const stored = [...new Set(urls)].slice(0, maxPictures + 1)
  // The demonstration draws its pictures while it runs.
  await untilDrawn(`${apiUrl}${stored[0] ?? ""}`)
  const [other, ...flooded] = stored.map((url) => deliveredImageUrl(url, siteUrl))
  if (other === undefined || flooded.length === 0) throw new Error("no ad has a picture")
  const sizes = imageDensities.flatMap((density) =>
    imageWidths.map((width) => `?w=${width}${density === 1 ? "" : `&d=${density}`}`),
  )
  return {
    flooded: sizes.flatMap((size) => flooded.map((url) => `${url}${size}`)),
    other: `${other}?w=320`,
  }
}

/** Seconds within which the first picture of the demonstration is drawn. */
const maxDrawingSeconds = 60

async function untilDrawn(url: string): Promise<void> {
  for (let second = 0; second < maxDrawingSeconds; second += 1) {
    if ((await fetch(url, { method: "HEAD" })).ok) return
    await wait(1_000)
  }
  throw new Error(`no picture was drawn at ${url}`)
}
