import { paths } from "@wara/domain/site/paths"
import sharp from "sharp"
import { expect, test } from "vitest"
import { buildWebManifest } from "./web-manifest.ts"

test("the manifest has name and start URL, and every icon has its declared size", async () => {
  const manifest = buildWebManifest("Grúas")
  expect(manifest).toMatchObject({ name: "Grúas", short_name: "Grúas", lang: "es-CL" })
  expect(manifest).toMatchObject({ start_url: "/", scope: "/", display: "standalone" })
  const purposes = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)
  expect(purposes).toEqual(["192x192 any", "512x512 any", "512x512 maskable"])
  for (const { src, sizes } of manifest.icons) {
    const file = `${import.meta.dirname}/../../public${src}`
    const { width, height, format } = await sharp(file).metadata()
    expect([`${width}x${height}`, format]).toEqual([sizes, "png"])
  }
  const known: string[] = Object.values(paths)
  for (const { url } of manifest.shortcuts) expect(known).toContain(url)
})

test("a maskable icon fits the safe circle", async () => {
  const file = `${import.meta.dirname}/../../public/icon-maskable-512.png`
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const colourAt = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels
    return [...data.subarray(at, at + 3)]
  }
  // Outside the safe circle (80 % of the width) there is only background.
  for (let degrees = 0; degrees < 360; degrees += 5) {
    const angle = (degrees * Math.PI) / 180
    const [x, y] = [Math.cos(angle), Math.sin(angle)].map((part) => Math.round(256 + 206 * part))
    expect(colourAt(x ?? 0, y ?? 0)).toEqual(colourAt(2, 2))
  }
  expect(colourAt(256, 256)).not.toEqual(colourAt(2, 2))
})
