import { once } from "node:events"
import { connect, createServer, type Socket } from "node:net"
import type { Duplex } from "node:stream"
import { TLSSocket } from "node:tls"

/** For this proxy only: no client checks it. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIBhjCCAS2gAwIBAgIUTb3P/v9mXlb5tweuBcJI2i8aKnIwCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNZGF0YWJhc2UudGVzdDAgFw0yNjExMjQxOTA4MjFaGA8yMTI2
MTAzMTE5MDgyMVowGDEWMBQGA1UEAwwNZGF0YWJhc2UudGVzdDBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABOAwhhXhqTx4AoFm9gWy7RkkpHq048ZKIWBtQ+DTH0U+
eTcqD5K+kdA/DTvSAc86PH5wxSIz0ylGQZQIo/UrfiCjUzBRMB0GA1UdDgQWBBSi
CPp1z1b01/TSe912XdmJRt/0dDAfBgNVHSMEGDAWgBSiCPp1z1b01/TSe912XdmJ
Rt/0dDAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0cAMEQCIDqX2lVGIEcx
rsqtGhvCxPnGRX7L4mstYUsdHicoubTBAiBAOxchQr/bLheD/Q1ctSnGRFpbeNA4
0cNkD7d90PVQjw==
-----END CERTIFICATE-----`
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgaaukMTZfzbLq2xOP
4FJPtqtpNRgdlFk5K1GL2q9eiTahRANCAATgMIYV4ak8eAKBZvYFsu0ZJKR6tOPG
SiFgbUPg0x9FPnk3Kg+SvpHQPw070gHPOjx+cMUiM9MpRkGUCKP1K34g
-----END PRIVATE KEY-----`

export type SilentProxy = {
  url: string
  encryptedUrl: string
  /** From now on what is open stays open and carries nothing; new connections work. */
  silence: () => void
  close: () => void
}

/** The message that asks a database for TLS, and the answer that grants it. */
const tlsRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])
const granted = "S"

/**
 * A proxy before the database that can stop passing on bytes without closing anything, as a lost
 * machine does. It also speaks TLS for a database without it.
 */
export async function openSilentProxy(databaseUrl: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(databaseUrl)
  const streams = new Set<Duplex>()
  const server = createServer((socket) => void receive(socket))

  async function receive(socket: Socket): Promise<void> {
    const known = <Stream extends Duplex>(stream: Stream): Stream => {
      streams.add(stream.on("error", () => undefined))
      return stream
    }
    known(socket)
    const [first] = await once(socket, "data").catch(() => [null])
    if (first === null) return
    socket.pause()
    const onward = known(connect(Number(port), hostname))
    if (!tlsRequest.equals(first)) {
      onward.write(first)
      socket.pipe(onward).pipe(socket)
      return
    }
    socket.write(granted)
    const above = known(new TLSSocket(socket, { isServer: true, cert: certificate, key }))
    above.pipe(onward).pipe(above)
  }

  await once(server.listen(0, "127.0.0.1"), "listening")
  const address = server.address()
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${typeof address === "object" && address ? address.port : 0}`
  const encrypted = new URL(url)
  encrypted.searchParams.set("sslmode", "no-verify")
  return {
    url: url.href,
    encryptedUrl: encrypted.href,
    silence() {
      for (const stream of streams) stream.unpipe().pause()
    },
    close() {
      for (const stream of streams) stream.destroy()
      server.close()
    },
  }
}
