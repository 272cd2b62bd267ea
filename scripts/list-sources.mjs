import { readdirSync } from "node:fs"
import { join, relative, sep } from "node:path"

const skipped = new Set(["node_modules", "build", "dist", "coverage", "test-results"])

/** Every matching file under the folder, as paths with slashes, without generated folders. */
export function listSources(root, pattern = /\.tsx?$/) {
  const visit = (folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      if (entry.name.startsWith(".") || skipped.has(entry.name)) return []
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return visit(path)
      return pattern.test(entry.name) ? [relative(root, path).split(sep).join("/")] : []
    })
  return visit(root).sort()
}
