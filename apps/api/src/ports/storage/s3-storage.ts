import { Readable } from "node:stream"
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3"
import { requireStoredName, type Storage } from "./storage.ts"

/** Location of a bucket; without an endpoint it is at Amazon. */
export type S3Settings = {
  bucket: string
  endpoint: string | undefined
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Milliseconds that the store may take to connect, and to stay silent. */
const timeouts = { connectionTimeout: 3_000, socketTimeout: 15_000 }

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
  return {
    put: async (name, bytes, contentType) => {
      requireStoredName(name)
      await client.send(
        new PutObjectCommand({ Bucket, Key: name, Body: bytes, ContentType: contentType }),
      )
    },
    get: async (name) => {
      requireStoredName(name)
      try {
        const found = await client.send(new GetObjectCommand({ Bucket, Key: name }))
        if (!(found.Body instanceof Readable)) throw new Error("the store returned no body")
        return { stream: found.Body, size: found.ContentLength ?? 0 }
      } catch (cause) {
        if (cause instanceof NoSuchKey) return null
        throw cause
      }
    },
    remove: async (name) => {
      requireStoredName(name)
      await client.send(new DeleteObjectCommand({ Bucket, Key: name }))
    },
  }
}
