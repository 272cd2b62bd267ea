import { readdir, readFile, stat } from "node:fs/promises"
import { basename, join } from "node:path"

/** A script file of a page with the bytes that a browser receives in brotli. */
export type ScriptFile = { name: string; bytes: number }

type Route = { parentId?: string; module: string; imports?: string[] }
type Manifest = {
  url: string
  entry: { module: string; imports: string[] }
  routes: Record<string, Route>
}

/** The script files that every page of the built site loads when it rests, largest first. */
export async function openingScripts(clientFolder: string): Promise<ScriptFile[]> {
  const folder = join(clientFolder, "assets")
  const { entry } = await readManifest(folder)
  return weighAll(folder, [entry.module, ...entry.imports])
}

/**
 * The script files that a page of the built site has loaded after the first sign of a person, largest
 * first. Throws for a route that does not exist, and when the site is not built.
 */
export async function pageScripts(clientFolder: string, routeId: string): Promise<ScriptFile[]> {
  const folder = join(clientFolder, "assets")
  const { entry, routes } = await readManifest(folder)
  const urls = new Set([entry.module, ...entry.imports])
  for (let id: string | undefined = routeId; id !== undefined; ) {
    const route: Route | undefined = routes[id]
    if (route === undefined) throw new Error(`The built site has no route ${id}`)
    for (const file of [route.module, ...(route.imports ?? [])]) urls.add(file)
    id = route.parentId
  }
  return weighAll(folder, [...urls])
}

/** The script files that leading on from a page adds, before those of the next page. */
export async function leavingScripts(clientFolder: string): Promise<ScriptFile[]> {
  const folder = join(clientFolder, "assets")
  const core = (await readdir(folder)).filter((file) => /^router-.*\.js$/.test(file))
  if (core.length === 0) throw new Error(`${folder} has no file of the router's core`)
  return weighAll(folder, [(await readManifest(folder)).url, ...core])
}

/** The script files that a part adds which a page loads later: its own, and what that imports. */
export async function laterScripts(
  clientFolder: string,
  part: string,
  page: ScriptFile[],
): Promise<ScriptFile[]> {
  const folder = join(clientFolder, "assets")
  const first = (await readdir(folder)).find(
    (file) => file.startsWith(`${part}-`) && file.endsWith(".js"),
  )
  if (first === undefined) throw new Error(`${folder} has no file of ${part}`)
  const known = new Set(page.map(({ name }) => name))
  const added = new Set([first])
  for (const file of added) {
    const code = await readFile(join(folder, file), "utf8")
    for (const [, name = ""] of code.matchAll(/(?:from|import)"[.]\/([\w.-]+)"/g))
      if (!known.has(name)) added.add(name)
  }
  return weighAll(folder, [...added])
}

async function weighAll(folder: string, urls: string[]): Promise<ScriptFile[]> {
  const files = await Promise.all(urls.map((file) => weigh(folder, basename(file))))
  return files.sort((one, other) => other.bytes - one.bytes)
}

async function readManifest(folder: string): Promise<Manifest> {
  const names = await readdir(folder)
  const name = names.find((file) => /^manifest-.*\.js$/.test(file))
  if (name === undefined) throw new Error(`${folder} has no manifest of the site's routes`)
  const script = await readFile(join(folder, name), "utf8")
  return JSON.parse(script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1))
}

/** Small files have no compressed copy and are sent as they are. */
async function weigh(folder: string, name: string): Promise<ScriptFile> {
  const path = join(folder, name)
  const { size } = await stat(`${path}.br`).catch(() => stat(path))
  return { name, bytes: size }
}
