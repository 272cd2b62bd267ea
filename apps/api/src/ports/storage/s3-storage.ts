import { Readable } from "node:stream"
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3"
import { CircuitBreaker } from "./circuit-breaker.ts"
import { requireStoredName, type Storage, StorageFailure } from "./storage.ts"

/** Location of a bucket; without an endpoint it is at Amazon. */
export type S3Settings = {
  bucket: string
  endpoint: string | undefined
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Milliseconds that one call may take until its answer begins, with all its attempts. */
const budgetMs = 5_000
/** Milliseconds that the store may take to connect, and to stay silent. */
const timeouts = { connectionTimeout: 3_000, socketTimeout: budgetMs }

/** Stores files in a bucket of any S3-compatible store. */
export function createS3Storage(settings: S3Settings): Storage {
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = settings
  const client = new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    // Not all S3-compatible stores support the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: timeouts,
  })
  const breaker = new CircuitBreaker({ maxFailures: 3, pauseMs: 5_000, budgetMs })
  const call = <Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> =>
    breaker.run(work).catch((cause: unknown) => {
      throw new StorageFailure(cause)
    })
  return {
    figures: () => breaker.figures,
    put: async (name, bytes, contentType) => {
      requireStoredName(name)
      const object = { Bucket, Key: name, Body: bytes, ContentType: contentType }
      await call((abortSignal) => client.send(new PutObjectCommand(object), { abortSignal }))
    },
    get: async (name) => {
      requireStoredName(name)
      const object = new GetObjectCommand({ Bucket, Key: name })
      const found = await call((abortSignal) => client.send(object, { abortSignal }).catch(absent))
      if (found === null) return null
      if (!(found.Body instanceof Readable)) throw new Error("the store returned no body")
      return { stream: found.Body, size: found.ContentLength ?? 0 }
    },
    remove: async (name) => {
      requireStoredName(name)
      const object = new DeleteObjectCommand({ Bucket, Key: name })
      await call((abortSignal) => client.send(object, { abortSignal }))
    },
  }
}

function absent(cause: unknown): null {
  if (cause instanceof NoSuchKey) return null
  throw cause
}
