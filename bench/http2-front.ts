import { once } from "node:events"
import { request as forward } from "node:http"
import { createSecureServer } from "node:http2"

/** For this server only: no client checks it. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIBgTCCASegAwIBAgIUBXVg50ZusHFkfrjYjxgJ+S/mzvcwCgYIKoZIzj0EAwIw
FTETMBEGA1UEAwwKYmVuY2gudGVzdDAgFw0yNjExMjYxNzQ3MzNaGA8yMTI2MTEw
MjE3NDczM1owFTETMBEGA1UEAwwKYmVuY2gudGVzdDBZMBMGByqGSM49AgEGCCqG
SM49AwEHA0IABF4oSd6cvSXniKCEP3zx8g83T6nZx8LdKkuMmuZ5riHS060C+gPV
Ubs+DJsVJz+T+MxO8LjBoIJQcSC5LPPgbmajUzBRMB0GA1UdDgQWBBSpwBDnwCvf
LBRkKA6ydwfakg90RzAfBgNVHSMEGDAWgBSpwBDnwCvfLBRkKA6ydwfakg90RzAP
BgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0gAMEUCIQDnKRTGXpPVFkuTCt61
ODtNi9LC19kxOIwIIo4Zl7kHrgIgEbzVwliWy1jEuwQ/VJ/gi0CkHrXzFsaGj5fC
pSyczXA=
-----END CERTIFICATE-----`
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgMrJKKS82n3yBx9Uh
8Zo6KVTQUbutCTzr2WwLluJkuJShRANCAAReKEnenL0l54ighD988fIPN0+p2cfC
3SpLjJrmea4h0tOtAvoD1VG7PgybFSc/k/jMTvC4waCCUHEguSzz4G5m
-----END PRIVATE KEY-----`

/** A server before the site that speaks HTTP/2, as the deployment's proxy does. */
export type Http2Front = { url: string; close: () => void }

/** Headers that belong to one connection of HTTP/1.1, and that HTTP/2 forbids. */
const ofConnection = ["connection", "keep-alive", "transfer-encoding", "upgrade"]

/** Starts it for the site at this address. Browsers have to ignore that its certificate is not known. */
export async function openHttp2Front(siteUrl: string): Promise<Http2Front> {
  const server = createSecureServer({ cert: certificate, key }, (call, answer) => {
    const headers = Object.entries(call.headers).filter(([name]) => !name.startsWith(":"))
    const onward = forward(
      new URL(call.url, siteUrl),
      { method: call.method, headers: { ...Object.fromEntries(headers), host: call.authority } },
      (received) => {
        const returned = Object.entries(received.headers).filter(
          ([name]) => !ofConnection.includes(name),
        )
        answer.writeHead(received.statusCode ?? 502, Object.fromEntries(returned))
        received.pipe(answer)
      },
    )
    onward.on("error", () => answer.stream.close())
    call.pipe(onward)
  })
  await once(server.listen(0, "127.0.0.1"), "listening")
  const address = server.address()
  const port = typeof address === "object" && address ? address.port : 0
  return { url: `https://127.0.0.1:${port}`, close: () => server.close() }
}
