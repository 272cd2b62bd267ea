import type { Image } from "@wara/contract/image"
import { formatNames } from "@wara/domain/site/upload-rules"
import type { Database } from "../../../database/database.ts"
import type { Storage } from "../../../ports/storage/storage.ts"
import type { ReceivedFile, ReceivedForm } from "../form/receive-form.ts"
import { PictureDecoder } from "../picture/decode-picture.ts"
import { inTurn } from "../picture/in-turn.ts"
import { type Picture, PictureProblem } from "../picture/picture.ts"
import {
  claimKey,
  deleteFileRows,
  findKeyed,
  insertUploads,
  namesOf,
  storedNames,
} from "../store.ts"
import { type FileProblem, uploadFailure } from "../upload-failure.ts"

/** Files that wait for decoding in this process; a person has six uploads at a time. */
const inLine = inTurn({ maxWaiting: 60, maxWaitingPerPerson: 6 })

const decoder = new PictureDecoder()

type Upload = { form: ReceivedForm; ownerId: number; signal: AbortSignal }

/**
 * Converts the files of a request to pictures and stores them for their owner, all or none;
 * returned in the files' order. Throws ValidationError, PayloadTooLargeError or
 * UnsupportedMediaTypeError with a message for each refused file, and the signal's reason when the
 * client has disconnected.
 */
export async function storeUploads(
  context: { database: Database; storage: Storage },
  { form, ownerId, signal }: Upload,
): Promise<Image[]> {
  const pictures: Picture[] = []
  const problems: FileProblem[] = []
  for (const [index, file] of form.files.entries()) {
    signal.throwIfAborted()
    const made = await inLine(ownerId, () => pictureOf(file, form.type, signal))
    if (made instanceof PictureProblem) problems.push({ index, problem: made.problem })
    else pictures.push(made)
  }
  if (problems.length > 0) throw uploadFailure(problems, form.type)
  signal.throwIfAborted()
  return storePictures(context, pictures, { ownerId, type: form.type, key: form.key })
}

async function pictureOf(
  file: ReceivedFile,
  type: ReceivedForm["type"],
  signal: AbortSignal,
): Promise<Picture | PictureProblem> {
  signal.throwIfAborted()
  if ("problem" in file) return new PictureProblem(file.problem)
  return decoder.decode({ path: file.path, type }, signal)
}

/**
 * Rows are inserted first: if the process dies before all files are stored, they belong to uploads
 * that are not shown, and the clean-up deletes them with any stored files.
 */
async function storePictures(
  { database, storage }: { database: Database; storage: Storage },
  pictures: readonly Picture[],
  owner: Pick<Upload, "ownerId"> & Pick<ReceivedForm, "type" | "key">,
): Promise<Image[]> {
  const rows = pictures.map((picture) => {
    const { width, height } = picture
    return { ...namesOf(picture), width, height }
  })
  const images = await insertUploads(database, rows, owner)
  const takeBack = async () => {
    await Promise.allSettled(rows.flatMap(storedNames).map((name) => storage.remove(name)))
    await deleteFileRows(
      database,
      images.map(({ id }) => id),
    )
  }
  try {
    for (const [index, picture] of pictures.entries()) {
      const row = rows[index]
      if (row) await putVersions(storage, picture, storedNames(row))
    }
    const first = await firstOfKey(database, images, owner)
    if (first === null) return images
    await takeBack()
    return [first]
  } catch (cause) {
    await takeBack()
    throw cause
  }
}

/**
 * The picture that a concurrent request stored for the same file; null when this one is the first.
 */
async function firstOfKey(
  database: Database,
  images: readonly Image[],
  { key, ...owner }: Pick<Upload, "ownerId"> & Pick<ReceivedForm, "type" | "key">,
): Promise<Image | null> {
  const [image] = images
  if (key === null || !image) return null
  const isFirst = await claimKey(database, image.id, key)
  return isFirst ? null : findKeyed(database, { ...owner, key })
}

async function putVersions(storage: Storage, picture: Picture, names: string[]): Promise<void> {
  const smaller = formatNames.flatMap((name) => picture.formats[name] ?? [])
  for (const [index, { bytes }] of [picture, ...smaller].entries()) {
    const name = names[index]
    if (name) await storage.put(name, bytes, "image/webp")
  }
}
