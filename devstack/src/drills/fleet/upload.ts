import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { drawnFolders } from "../../stack/demo-pictures.ts"

export type UploadAnswer = { status: number; ms: number; names: string[] }

/** Uploads a drawn picture to an api and says how it was answered; status 0 is no answer. */
export async function uploadPicture(
  apiUrl: string,
  session: Record<string, string>,
): Promise<UploadAnswer> {
  const form = new FormData()
  form.set("type", "avatar")
  form.set("files", new Blob([await anyPicture()], { type: "image/webp" }), "picture.webp")
  const sentAt = performance.now()
  const signal = AbortSignal.timeout(30_000)
  const call = { method: "POST", headers: session, body: form, signal }
  const answer = await fetch(`${apiUrl}/api/ads/upload`, call).catch(() => null)
  const text = (await answer?.text()) ?? ""
  return {
    status: answer?.status ?? 0,
    ms: performance.now() - sentAt,
    names: [...text.matchAll(/[\w-]+\.(?:webp|jpg|png)/g)].map(([name]) => name),
  }
}

async function anyPicture(): Promise<Buffer> {
  const folder = drawnFolders.sketches
  const names = await readdir(folder)
  const name = names.find((one) => /^demo-.*\.webp$/.test(one)) ?? names[0]
  if (name === undefined) throw new Error("no picture was drawn yet")
  return readFile(join(folder, name))
}
