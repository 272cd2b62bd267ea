import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { startObjectStore } from "../../object-store/start-object-store.ts"
import { type Drill, rowOfFaults, rowOfTime } from "../drill.ts"
import { openRelay } from "../fleet/relay.ts"
import { uploadPicture } from "../fleet/upload.ts"
import { demoAccounts, openSession } from "../flood/log-ins.ts"

/** The store of pictures accepts connections and answers nothing. */
export const hangingStore: Drill = {
  name: "hanging-store",
  needs: "nginx",
  maxSeconds: 35,
  async run({ fleet: open, shutdown }) {
    const fleet = await open()
    const directory = await mkdtemp(join(tmpdir(), "wara-store-"))
    shutdown.addLast(() => rm(directory, { recursive: true, force: true }))
    const store = await startObjectStore({ port: 0, directory })
    shutdown.addLast(store.stop)
    const relay = await openRelay({ host: "127.0.0.1", port: Number(new URL(store.url).port) })
    shutdown.addLast(relay.close)
    const api = await fleet.openServer("api", {
      STORAGE: "s3",
      S3_ENDPOINT: `http://127.0.0.1:${relay.port}`,
      S3_BUCKET: store.bucket,
      S3_ACCESS_KEY_ID: store.accessKeyId,
      S3_SECRET_ACCESS_KEY: store.secretAccessKey,
    })
    const session = await openSession(api.url, demoAccounts.attacker)
    const before = await uploadPicture(api.url, session)
    const picture = `${api.url}/uploads/${before.names[0]}`
    relay.hang()
    const hangingAt = performance.now()
    const slowest = await Promise.all([uploadPicture(api.url, session), get(picture), get(picture)])
    const refusedMs = performance.now() - hangingAt
    const atOnce = await get(picture)
    const others = await Promise.all([
      get(`${api.url}/ready`),
      get(`${api.url}/api/ads?pageSize=6`),
      openSession(api.url, demoAccounts.others[0]).then(() => ({ status: 200 })),
    ])
    relay.resume()
    await wait(6_000)
    const later = [await get(picture), await uploadPicture(api.url, session)]
    await api.kill()
    const wrong = [...slowest, atOnce].filter(({ status }) => status !== 503)
    const isGood = ({ status }: { status: number }) => status === 200
    return [
      rowOfFaults("uploads before it hangs", isGood(before) ? 0 : 1, 1),
      rowOfTime("an upload and pictures of a hanging store are refused", refusedMs, 8_000),
      rowOfFaults("answers that are not 503", wrong.length, slowest.length + 1),
      rowOfTime("the next picture is refused", atOnce.ms, 300),
      rowOfFaults(
        "other calls that fail",
        others.filter((one) => !isGood(one)).length,
        others.length,
      ),
      rowOfFaults("calls that fail once it answers", later.filter((one) => !isGood(one)).length, 2),
    ]
  },
}

async function get(url: string): Promise<{ status: number; ms: number }> {
  const sentAt = performance.now()
  const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) }).catch(() => null)
  await answer?.arrayBuffer()
  return { status: answer?.status ?? 0, ms: performance.now() - sentAt }
}
