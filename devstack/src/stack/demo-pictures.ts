import { join } from "node:path"
import { repositoryRoot } from "../repository-root.ts"

/** The same for every run, so they are drawn once and kept with the installed packages. */
export const demoPictures = join(repositoryRoot, "node_modules", ".cache", "wara", "uploads")
