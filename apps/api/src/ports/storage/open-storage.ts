import type { Config } from "../../config.ts"
import { createLocalStorage } from "./local-storage.ts"
import type { Storage } from "./storage.ts"

/** The storage that the settings choose. */
export async function openStorage(
  config: Pick<Config, "s3" | "uploadsDirectory">,
): Promise<Storage> {
  if (config.s3 === null) return createLocalStorage(config.uploadsDirectory)
  // Loaded by who needs it: the client is large.
  const { createS3Storage } = await import("./s3-storage.ts")
  return createS3Storage(config.s3)
}
