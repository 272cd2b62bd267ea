// node deploy/probe.mjs PORT [PATH]: ends with 0 when the server of this machine answers 200.
const [port = "1337", path = "/health"] = process.argv.slice(2)
const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
  signal: AbortSignal.timeout(4_000),
}).catch(() => null)
process.exit(answer?.status === 200 ? 0 : 1)
