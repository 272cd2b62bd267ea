import { join } from "node:path"
import { repositoryRoot } from "../repository-root.ts"

/** How the demo's pictures are made: whole, or small and fast for journeys, which look at pages. */
export type Drawing = "pictures" | "sketches"

const folder = (name: string) => join(repositoryRoot, "node_modules", ".cache", "wara", name)

/** Where they are: the same for every run, they are drawn once and kept with the installed packages. */
export const drawnFolders: Record<Drawing, string> = {
  pictures: folder("uploads"),
  sketches: folder("sketches"),
}

/** The program that draws what is missing of them. */
export const drawingScript = (drawing: Drawing): string[] => [
  "apps/api/src/seed/render-images.ts",
  ...(drawing === "sketches" ? ["--sketches"] : []),
]
