import { readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { z } from "zod"

const manifestSchema = z.looseObject({
  routes: z.record(z.string(), z.looseObject({ id: z.string(), hasDefaultExport: z.boolean() })),
})

/** Routes without a page that the router calls in the browser. */
const called = new Set(["routes/resources/social-providers"])

/**
 * The script that tells browsers the site's routes, without those that have no page. Browsers get
 * files, and send and read data, by plain requests and links, for which the router needs no route.
 */
export function withPagesOnly(script: string): string {
  const [start, end] = [script.indexOf("{"), script.lastIndexOf("}") + 1]
  const manifest = manifestSchema.parse(JSON.parse(script.slice(start, end)))
  const routes = Object.entries(manifest.routes).filter(
    ([id, { hasDefaultExport }]) => hasDefaultExport || called.has(id),
  )
  const pages = JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })
  return script.slice(0, start) + pages + script.slice(end)
}

/** Takes routes without a page out of the built script. Throws when there is no such script. */
export async function keepPageRoutes(clientFolder: string): Promise<void> {
  const folder = join(clientFolder, "assets")
  const name = (await readdir(folder)).find((file) => /^manifest-.*\.js$/.test(file))
  if (name === undefined) throw new Error(`${folder} has no manifest of the site's routes`)
  const path = join(folder, name)
  await writeFile(path, withPagesOnly(await readFile(path, "utf8")))
}
