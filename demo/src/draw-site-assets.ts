import { mkdir, writeFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import sharp from "sharp"
import { drawMark, drawShareCard } from "./drawings/brand.ts"
import { drawPanorama, phonePart } from "./drawings/panorama.ts"

/**
 * Draws the site's own pictures into public/, where they are committed: node
 * demo/src/draw-site-assets.ts
 */
const folder = new URL("../../apps/web/public/", import.meta.url)
const target = (name: string) => fileURLToPath(new URL(name, folder))
await mkdir(folder, { recursive: true })

for (const theme of ["light", "dark"] as const) {
  const whole = sharp(Buffer.from(drawPanorama(theme)))
  const phone = whole.clone().extract(phonePart)
  for (const [panorama, width] of [
    [whole, 1664],
    [whole, 2400],
    [phone, 900],
    [phone, phonePart.width],
  ] as const) {
    const name = `panorama-${theme}-${width}.webp`
    await panorama.clone().resize({ width }).webp({ quality: 74, effort: 6 }).toFile(target(name))
  }
}
await sharp(Buffer.from(drawShareCard("Wara")))
  .jpeg({ quality: 84, mozjpeg: true })
  .toFile(target("share-card.jpg"))
await writeFile(target("favicon.svg"), drawMark())
await sharp(Buffer.from(drawMark({ size: 148 })))
  .extend({ top: 16, bottom: 16, left: 16, right: 16, background: "#ffffff" })
  .flatten({ background: "#ffffff" })
  .png()
  .toFile(target("apple-touch-icon.png"))

/** A home-screen icon: the star on a background, at `share` of its width. */
async function drawIcon(
  name: string,
  look: { size: number; share: number; ground: string; color: string },
) {
  const { size, share, ground, color } = look
  const star = Buffer.from(drawMark({ size: Math.round(size * share), color }))
  const background = {
    create: { width: size, height: size, channels: 4 as const, background: ground },
  }
  await sharp(background)
    .composite([{ input: star, gravity: "centre" }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(target(name))
}

const [copper, white] = ["#a8532a", "#ffffff"]
await drawIcon("icon-192.png", { size: 192, share: 0.82, ground: white, color: copper })
await drawIcon("icon-512.png", { size: 512, share: 0.82, ground: white, color: copper })
// Phones crop this icon to their own shapes, so the star stays in the centre.
await drawIcon("icon-maskable-512.png", { size: 512, share: 0.56, ground: copper, color: white })
