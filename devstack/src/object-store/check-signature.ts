import { createHash, createHmac, timingSafeEqual } from "node:crypto"
import type { IncomingMessage } from "node:http"

export type StoreKeys = { accessKeyId: string; secretAccessKey: string }

/** S3 error codes of calls with an invalid signature. */
export type SignatureFault =
  | "AccessDenied"
  | "InvalidAccessKeyId"
  | "SignatureDoesNotMatch"
  | "RequestTimeTooSkewed"
  | "XAmzContentSHA256Mismatch"

const shape =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[^/]+\/s3\/aws4_request), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/
const tolerance = 15 * 60_000

/**
 * Verifies a call's signature (version 4), including its body, as S3 does. Null when it is valid.
 */
export function checkSignature(
  request: IncomingMessage,
  body: Buffer,
  keys: StoreKeys,
  now = Date.now(),
): SignatureFault | null {
  const [, id, scope = "", signed = "", given = ""] =
    shape.exec(request.headers.authorization ?? "") ?? []
  if (id === undefined) return "AccessDenied"
  if (id !== keys.accessKeyId) return "InvalidAccessKeyId"
  const date = headerOf(request, "x-amz-date")
  if (!(Math.abs(now - instantOf(date)) < tolerance)) return "RequestTimeTooSkewed"
  const hash = headerOf(request, "x-amz-content-sha256")
  if (hash !== "UNSIGNED-PAYLOAD" && hash !== sha256(body)) return "XAmzContentSHA256Mismatch"
  const text = ["AWS4-HMAC-SHA256", date, scope, sha256(canonicalRequest(request, signed, hash))]
  const key = scope.split("/").reduce(hmac, Buffer.from(`AWS4${keys.secretAccessKey}`))
  const expected = hmac(key, text.join("\n"))
  return timingSafeEqual(expected, Buffer.from(given, "hex")) ? null : "SignatureDoesNotMatch"
}

function canonicalRequest(request: IncomingMessage, signed: string, hash: string): string {
  const [path = "/", query = ""] = (request.url ?? "/").split("?")
  const parts =
    query === "" ? [] : query.split("&").map((part) => (part.includes("=") ? part : `${part}=`))
  const headers = signed.split(";").map((name) => `${name}:${headerOf(request, name)}\n`)
  return [request.method, path, parts.sort().join("&"), headers.join(""), signed, hash].join("\n")
}

function headerOf(request: IncomingMessage, name: string): string {
  return String(request.headers[name] ?? "")
    .trim()
    .replace(/ +/g, " ")
}

/** Parses 20261120T150000Z. */
function instantOf(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"))
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest("hex")
const hmac = (key: Buffer, text: string) => createHmac("sha256", key).update(text).digest()
