import { request as rawRequest } from "node:http"

/** A call with raw path and headers: fetch would normalise the path and set the host. */
export function askRaw(
  url: string,
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number | undefined; location: string | undefined }> {
  const { port } = new URL(url)
  return new Promise((resolve, reject) => {
    rawRequest({ port, host: "127.0.0.1", path, method, headers }, (response) => {
      response.resume()
      resolve({ status: response.statusCode, location: response.headers.location })
    })
      .on("error", reject)
      .end()
  })
}
