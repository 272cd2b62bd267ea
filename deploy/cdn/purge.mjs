/**
 * The hook of an nginx cache: takes signed purges of the web servers (CDN_PURGE_URL) and deletes the
 * stored pages with their tags. For another CDN, replace `purge` by its call. Reads each stored file's
 * headers, which suits tens of thousands of pages.
 *
 * PURGE_PORT, CDN_PURGE_SECRET and PURGE_FOLDER, the folder of proxy_cache_path, are required.
 */
import { createHmac, timingSafeEqual } from "node:crypto"
import { open, readdir, rm } from "node:fs/promises"
import { createServer } from "node:http"
import { join } from "node:path"

const { PURGE_PORT, CDN_PURGE_SECRET, PURGE_FOLDER } = process.env
if (!PURGE_PORT || !CDN_PURGE_SECRET || !PURGE_FOLDER) {
  console.error("PURGE_PORT, CDN_PURGE_SECRET and PURGE_FOLDER are required")
  process.exit(1)
}
/** Seconds after which a signature is old. */
const maxAge = 300
const maxBytes = 256 * 1024
/** Bytes at the beginning of a stored file that contain its headers. */
const headBytes = 32 * 1024

function isSigned(header, body) {
  const [, seconds, given] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header ?? "") ?? []
  if (seconds === undefined || Math.abs(Date.now() / 1_000 - Number(seconds)) > maxAge) return false
  const wanted = createHmac("sha256", CDN_PURGE_SECRET).update(`${seconds}.${body}`).digest()
  return timingSafeEqual(wanted, Buffer.from(given, "hex"))
}

/** The tags of a stored answer; null for one without, such as a picture. */
async function tagsOf(path) {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    const [, line] =
      /\r\nCache-Tag: ([^\r\n]+)\r\n/i.exec(buffer.toString("latin1", 0, bytesRead)) ?? []
    return line?.split(",") ?? null
  } finally {
    await file.close()
  }
}

/** Deletes the stored pages with one of the tags, or all pages; nginx asks for them again. */
async function purge({ everything = false, tags = [] }) {
  const wanted = new Set(tags)
  const entries = await readdir(PURGE_FOLDER, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    // nginx may delete a file meanwhile.
    const found = await tagsOf(path).catch(() => null)
    if (found?.some((tag) => everything || wanted.has(tag))) await rm(path, { force: true })
  }
}

async function answer(request) {
  const chunks = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += chunk.length
    if (bytes > maxBytes) return 413
    chunks.push(chunk)
  }
  const body = Buffer.concat(chunks).toString("utf8")
  if (request.method !== "POST" || !isSigned(request.headers["wara-signature"], body)) return 401
  await purge(JSON.parse(body))
  return 204
}

const server = createServer((request, response) => {
  answer(request).then(
    (status) => response.writeHead(status).end(),
    (error) => {
      console.error(error)
      response.writeHead(500).end()
    },
  )
})
server.listen(Number(PURGE_PORT), "127.0.0.1")
