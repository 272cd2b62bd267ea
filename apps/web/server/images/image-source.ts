import { ImageFailure } from "./image-failure.ts"

/** Largest stored picture that is read, in bytes. */
const largestSource = 20 * 1024 * 1024
/** Milliseconds that the api may take to hand a picture over. */
const patience = 10_000

/**
 * Reads a stored picture from the api, from its uploads and nowhere else. Throws ImageFailure:
 * NotFoundError when there is none, ServiceUnavailableError when the api does not hand it over.
 */
export async function fetchImage(apiUrl: string, name: string): Promise<Buffer> {
  const response = await request(`${apiUrl}/uploads/${name}`)
  if (response.status === 404) {
    await response.body?.cancel()
    throw new ImageFailure("NotFoundError")
  }
  if (!response.ok || response.body === null) {
    await response.body?.cancel()
    throw new ImageFailure("ServiceUnavailableError", { cause: new Error(String(response.status)) })
  }
  return readAll(response.body)
}

/** Whether the api says that it has no such picture any more; its silence says nothing. */
export async function isRemoved(apiUrl: string, name: string): Promise<boolean> {
  const response = await request(`${apiUrl}/uploads/${name}`, "HEAD").catch(() => null)
  return response?.status === 404
}

async function request(url: string, method: "GET" | "HEAD" = "GET"): Promise<Response> {
  try {
    return await fetch(url, { method, redirect: "error", signal: AbortSignal.timeout(patience) })
  } catch (cause) {
    throw new ImageFailure("ServiceUnavailableError", { cause })
  }
}

async function readAll(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of body) {
      length += chunk.length
      if (length > largestSource) throw new ImageFailure("PayloadTooLargeError")
      chunks.push(chunk)
    }
  } catch (cause) {
    if (cause instanceof ImageFailure) throw cause
    throw new ImageFailure("ServiceUnavailableError", { cause })
  }
  return Buffer.concat(chunks)
}
