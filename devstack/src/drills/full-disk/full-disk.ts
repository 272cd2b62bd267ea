import { mkdir, readdir } from "node:fs/promises"
import { join } from "node:path"
import { changeOwner, findDatabaseUser } from "../../postgres/launch.ts"
import { runStatement } from "../../postgres/run-statement.ts"
import { type Drill, type DrillRow, rowOfFaults } from "../drill.ts"
import { mountSmallDisk } from "../fleet/small-disk.ts"
import { uploadPicture } from "../fleet/upload.ts"
import { demoAccounts, openSession } from "../flood/log-ins.ts"

/**
 * The disk of the pictures is full, and that of a table: what needs it is refused and leaves nothing
 * behind, everything else works, and so does it once there is space.
 */
export const fullDisk: Drill = {
  name: "full-disk",
  needs: "nginx",
  maxSeconds: 30,
  async run({ fleet: open, shutdown }) {
    const fleet = await open()
    const disk = await mountSmallDisk(24, shutdown)
    const [uploads, table] = [join(disk.folder, "uploads"), join(disk.folder, "table")]
    for (const folder of [uploads, table]) await mkdir(folder)
    await changeOwner(await findDatabaseUser(), table)
    const api = await fleet.openServer("api", { UPLOADS_DIR: uploads })
    const session = await openSession(api.url, demoAccounts.attacker)
    const { databaseUrl } = fleet
    await moveMessages(databaseUrl, table)
    await disk.fill()
    const refused = await uploadPicture(api.url, session)
    const left = await readdir(uploads)
    const message = await sendMessage(api.url, 1)
    const reads = await statusesOf(api.url, session)
    await disk.free()
    const accepted = await uploadPicture(api.url, session)
    const later = await sendMessage(api.url, 2)
    const stored = await runStatement(
      databaseUrl,
      "select email from contact_messages where email like 'full-disk-%'",
    )
    await runStatement(databaseUrl, "alter table contact_messages set tablespace pg_default")
    await runStatement(databaseUrl, "drop tablespace small_disk")
    await api.kill()
    return [
      rowOfStatus("an upload without space is refused", refused.status, 503),
      rowOfFaults("half files left behind", left.length, Math.max(1, left.length)),
      rowOfStatus("a message without space is refused", message, 503),
      rowOfFaults("reads and log-ins that fail", reads.filter((ok) => !ok).length, reads.length),
      rowOfStatus("an upload once there is space", accepted.status, 200),
      rowOfStatus("a message once there is space", later, 201),
      rowOfFaults("rows lost or half stored", Math.abs(stored.length - 1), 1),
    ]
  },
}

/** Moves the table of messages to the small disk, with enough rows that the next needs a page. */
async function moveMessages(databaseUrl: string, folder: string): Promise<void> {
  await runStatement(databaseUrl, `create tablespace small_disk location '${folder}'`)
  await runStatement(databaseUrl, "alter table contact_messages set tablespace small_disk")
  await runStatement(databaseUrl, "vacuum full contact_messages")
}

/** The message is so long that it does not fit into a page that is there. */
async function sendMessage(apiUrl: string, number: number): Promise<number> {
  const email = `full-disk-${number}-${Date.now()}@wara.example`
  const message = Array.from({ length: 300 }, () => Math.random().toString(36)).join(" ")
  const data = { email, name: "Drill", message: message.slice(0, 2_900) }
  const headers = {
    ...{ "content-type": "application/json", "idempotency-key": `${email}-key` },
    "x-forwarded-for": `198.18.0.${number}`,
  }
  const call = { method: "POST", headers, body: JSON.stringify({ data }) }
  const answer = await fetch(`${apiUrl}/api/contact`, call).catch(() => null)
  await answer?.arrayBuffer()
  return answer?.status ?? 0
}

async function statusesOf(apiUrl: string, session: Record<string, string>): Promise<boolean[]> {
  const paths = ["/ready", "/api/ads?pageSize=6", "/api/users/me", "/api/faqs"]
  const answers = await Promise.all(
    paths.map((path) => fetch(`${apiUrl}${path}`, { headers: session })),
  )
  const again = await openSession(apiUrl, demoAccounts.others[0]).catch(() => null)
  return [...answers.map(({ ok }) => ok), again !== null]
}

function rowOfStatus(what: string, status: number, wanted: number): DrillRow {
  return { what, figure: String(status), bound: String(wanted), isMet: status === wanted }
}
