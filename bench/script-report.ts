import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { repositoryRoot } from "@wara/devstack/repository-root"
import { openingScripts, pageScripts, type ScriptFile } from "@wara/devstack/testing/page-scripts"
import { z } from "zod"

const build = join(repositoryRoot, "apps/web/build")
const sizesSchema = z.record(z.string(), z.record(z.string(), z.number()))

/** Modules of a file that the report names. */
const namedModules = 12

/** The first pages by the route that shows them. */
const routes = { home: "page/", list: "page/anuncios", ad: "page/anuncios/:slug" }

const sum = (files: ScriptFile[]) => files.reduce((total, { bytes }) => total + bytes, 0)

/** Bytes in brotli that a page loads when it is opened, and each page's after the first sign. */
export type ScriptBytes = { opening: number; pages: Record<string, number> }

/** Writes which script files the first pages load, and of which modules these consist. */
export async function writeScriptReport(path: string): Promise<ScriptBytes> {
  const sizes = sizesSchema.parse(
    JSON.parse(await readFile(join(build, "module-sizes.json"), "utf8")),
  )
  const named = new Map<string, ScriptFile>()
  const pages: Record<string, number> = {}
  const opening = await openingScripts(join(build, "client"))
  const lines = [
    "# Scripts of the first pages",
    "",
    "A page loads the first row when it is opened, and the others after the first sign of a person.",
    "",
    "| page | bytes in brotli | files |",
    "|---|---|---|",
    `| opening any | ${sum(opening)} | ${opening.length} |`,
  ]
  for (const [page, route] of Object.entries(routes)) {
    const files = await pageScripts(join(build, "client"), route)
    for (const file of files) named.set(file.name, file)
    pages[page] = sum(files)
    lines.push(`| ${page} | ${pages[page]} | ${files.length} |`)
  }
  for (const { name, bytes } of named.values()) {
    const modules = Object.entries(sizes[`assets/${name}`] ?? {})
    if (modules.length < 2) continue
    const code = modules.reduce((sum, [, size]) => sum + size, 0)
    lines.push("", `## ${name.replace(/-[\w-]{8}\.js$/, "")}`)
    lines.push(
      `${bytes} bytes in brotli from ${code} bytes of code in ${modules.length} modules:`,
      "",
    )
    const sorted = modules.toSorted((one, other) => other[1] - one[1]).slice(0, namedModules)
    for (const [module, size] of sorted)
      lines.push(`- ${((size / code) * 100).toFixed(1)} % ${module}`)
  }
  await writeFile(path, `${lines.join("\n")}\n`)
  return { opening: sum(opening), pages }
}
