import { createHash, randomBytes, randomUUID } from "node:crypto"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import type { IncomingMessage } from "node:http"
import { join } from "node:path"
import {
  type Answer,
  requireStandInAllowed,
  startStandInServer,
} from "../stand-in/stand-in-server.ts"
import { checkSignature, type SignatureFault, type StoreKeys } from "./check-signature.ts"

export type ObjectStore = StoreKeys & { url: string; bucket: string; stop: () => Promise<void> }

const bucket = "wara-uploads"
const maxObjectBytes = 64 * 1024 * 1024

type Fault = SignatureFault | "NoSuchBucket" | "NoSuchKey" | "EntityTooLarge" | "MethodNotAllowed"

const statuses: Record<Fault, number> = {
  AccessDenied: 403,
  InvalidAccessKeyId: 403,
  SignatureDoesNotMatch: 403,
  RequestTimeTooSkewed: 403,
  XAmzContentSHA256Mismatch: 400,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  EntityTooLarge: 400,
  MethodNotAllowed: 405,
}

/**
 * Implements the part of S3 that the product uses: PUT, GET, HEAD and DELETE of objects of one
 * bucket, by path, every call signed. Keys are created at each start; objects stay in the folder.
 */
export async function startObjectStore(options: {
  port: number
  directory: string
}): Promise<ObjectStore> {
  requireStandInAllowed("object store")
  const keys = {
    accessKeyId: `WARA${randomBytes(8).toString("hex").toUpperCase()}`,
    secretAccessKey: randomBytes(30).toString("base64url"),
  }
  const objects = objectFolder(options.directory)
  const server = await startStandInServer(options.port, async (request, url): Promise<Answer> => {
    const body = await readBody(request)
    if (body === null) return faultAnswer("EntityTooLarge")
    const fault = checkSignature(request, body, keys)
    if (fault) return faultAnswer(fault)
    const [, name, ...rest] = url.pathname.split("/")
    const key = decodeURIComponent(rest.join("/"))
    if (name !== bucket) return faultAnswer("NoSuchBucket")
    return answerFor(request, key, body, objects)
  })
  return { url: server.url, bucket, ...keys, stop: server.stop }
}

async function answerFor(
  request: IncomingMessage,
  key: string,
  bytes: Buffer,
  objects: ReturnType<typeof objectFolder>,
): Promise<Answer> {
  if (key === "") return faultAnswer("MethodNotAllowed")
  if (request.method === "PUT") {
    const type = request.headers["content-type"] ?? "application/octet-stream"
    await objects.put(key, { type, bytes })
    return { body: "", headers: { etag: etagOf(bytes) } }
  }
  if (request.method === "DELETE") {
    await objects.remove(key)
    return { status: 204, body: "" }
  }
  if (request.method !== "GET" && request.method !== "HEAD") return faultAnswer("MethodNotAllowed")
  const found = await objects.get(key)
  if (found === null) return faultAnswer("NoSuchKey")
  const headers = { etag: etagOf(found.bytes), "content-length": String(found.bytes.length) }
  return { type: found.type, body: request.method === "HEAD" ? "" : found.bytes, headers }
}

function faultAnswer(code: Fault): Answer {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`
  return { status: statuses[code], type: "application/xml", body }
}

const etagOf = (bytes: Buffer) => `"${createHash("md5").update(bytes).digest("hex")}"`

/** Null when it is too large. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    length += chunk.length
    if (length > maxObjectBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

type StoredObject = { type: string; bytes: Buffer }

/** Each object is one file: its content type, a line break, its bytes. */
function objectFolder(directory: string) {
  const pathOf = (key: string) => join(directory, encodeURIComponent(key).replaceAll(".", "%2E"))
  return {
    async put(key: string, { type, bytes }: StoredObject): Promise<void> {
      await mkdir(directory, { recursive: true })
      const partial = join(directory, `${randomUUID()}.part`)
      await writeFile(partial, Buffer.concat([Buffer.from(`${type}\n`), bytes]))
      await rename(partial, pathOf(key))
    },
    async get(key: string): Promise<StoredObject | null> {
      const content = await readFile(pathOf(key)).catch(() => null)
      if (content === null) return null
      const end = content.indexOf("\n")
      return { type: content.toString("utf8", 0, end), bytes: content.subarray(end + 1) }
    },
    remove: (key: string): Promise<void> => rm(pathOf(key), { force: true }),
  }
}
