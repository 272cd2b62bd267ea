import sharp from "sharp"

/** Noise, so that it takes as many bytes as a photo. */
export function photograph(width: number, height: number) {
  const noise = { type: "gaussian", mean: 128, sigma: 20 } as const
  return sharp({ create: { width, height, channels: 3, noise, background: "#888888" } })
}

/** Metadata that a phone writes into a photograph: orientation, place and camera. */
export const cameraData = {
  IFD0: { Make: "CamaraSecreta", Model: "Modelo 7" },
  IFD3: {
    GPSLatitudeRef: "S",
    GPSLatitude: "33/1 26/1 16/1",
    GPSLongitudeRef: "W",
    GPSLongitude: "70/1 39/1 1/1",
  },
}

/** A file of a form. */
export type FormFile = { name: string; bytes: Buffer; declared?: string; field?: string }

/** The body and headers of a form as browsers encode it, for calls without a network. */
export function multipartOf(
  files: readonly FormFile[],
  fields: Record<string, string> = { type: "gallery" },
) {
  const boundary = "----wara-test-boundary"
  const lines: (string | Buffer)[] = []
  for (const [name, value] of Object.entries(fields)) {
    lines.push(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
  }
  for (const { name, bytes, declared = "image/jpeg", field = "files" } of files) {
    const about = `Content-Disposition: form-data; name="${field}"; filename="${name}"`
    lines.push(`--${boundary}\r\n${about}\r\nContent-Type: ${declared}\r\n\r\n`, bytes, "\r\n")
  }
  lines.push(`--${boundary}--\r\n`)
  return {
    payload: Buffer.concat(lines.map((line) => Buffer.from(line))),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  }
}
