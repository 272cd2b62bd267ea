import { startObjectStore } from "../object-store/start-object-store.ts"
import type { Shutdown } from "../processes/shutdown.ts"

/** The settings of a bucket for uploads, when one is wanted and none is given; it is opened first. */
export async function openBucket(
  wanted: NodeJS.ProcessEnv,
  directory: string,
  shutdown: Shutdown,
): Promise<NodeJS.ProcessEnv> {
  if (wanted.STORAGE !== "s3" || wanted.S3_ENDPOINT) return {}
  const store = await startObjectStore({ port: 0, directory })
  shutdown.addLast(store.stop)
  return {
    STORAGE: "s3",
    S3_ENDPOINT: store.url,
    S3_BUCKET: store.bucket,
    S3_ACCESS_KEY_ID: store.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.secretAccessKey,
  }
}
