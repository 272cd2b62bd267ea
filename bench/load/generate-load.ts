import { connect } from "node:net"
import { AnswerReader } from "./answer-reader.ts"

/** A load: the same request over some connections, each of which waits for its answer. */
export type Load = {
  url: string
  headers: Record<string, string>
  /** Cookie headers that the requests have in turn, for a load of many sessions. */
  cookies?: string[]
  connections: number
  seconds: number
  /** Seconds before, in which the server compiles and fills its caches; they do not count. */
  warmUpSeconds: number
}

/** What was measured: rate, times in milliseconds, and answers other than 200. */
export type Measured = {
  perSecond: number
  median: number
  p99: number
  failed: number
  bytes: number
}

async function generate(load: Load): Promise<Measured> {
  const { url, headers, cookies, connections, seconds, warmUpSeconds } = load
  const { hostname, port, pathname, search, host } = new URL(url)
  const requestWith = (own: Record<string, string>) => {
    const lines = Object.entries({ host, ...own }).map(([name, value]) => `${name}: ${value}`)
    return Buffer.from([`GET ${pathname}${search} HTTP/1.1`, ...lines, "", ""].join("\r\n"))
  }
  const requests = cookies?.map((cookie) => requestWith({ ...headers, cookie })) ?? []
  const usual = requestWith(headers)
  let sent = 0
  const nextRequest = () => requests[sent++ % requests.length] ?? usual
  const startsAt = performance.now() + warmUpSeconds * 1_000
  const endsAt = startsAt + seconds * 1_000
  const times: number[] = []
  let failed = 0
  let bytes = 0
  const open = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname)
      const reader = new AnswerReader()
      let sentAt = 0
      const send = () => {
        sentAt = performance.now()
        socket.write(nextRequest())
      }
      socket.setNoDelay(true)
      socket.on("connect", send)
      socket.on("data", (piece) => {
        for (const answer of reader.read(piece)) {
          const now = performance.now()
          if (now >= endsAt) {
            socket.destroy()
            return
          }
          if (sentAt >= startsAt) {
            times.push(now - sentAt)
            if (answer.status !== 200) failed += 1
            bytes = answer.bytes
          }
          send()
        }
      })
      socket.on("error", reject)
      socket.on("close", () => (performance.now() >= endsAt ? resolve() : reject(gone)))
    })
  await Promise.all(Array.from({ length: connections }, open))
  const sorted = Float64Array.from(times).sort()
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
  const rounded = (ms: number) => Math.round(ms * 100) / 100
  return {
    perSecond: Math.round(times.length / seconds),
    median: rounded(at(0.5)),
    p99: rounded(at(0.99)),
    failed,
    bytes,
  }
}

const gone = new Error("The server closed a connection")

/** A program of its own, so that generator and server do not share a processor. */
if (process.argv[2] !== undefined) {
  process.stdout.write(JSON.stringify(await generate(JSON.parse(process.argv[2]))))
}
