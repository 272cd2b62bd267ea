import type { FastifyBaseLogger } from "fastify"
import type { AppContext } from "../../../app-context.ts"
import { deleteFile } from "../../uploads/use-cases/delete-files.ts"
import { requireOwnUpload } from "../../uploads/use-cases/upload-tickets.ts"
import { type PictureKind, replacePicture } from "../store.ts"

type Context = Pick<AppContext, "database" | "storage"> & { log: FastifyBaseLogger }

/**
 * Sets one of the person's uploaded pictures as avatar or cover and deletes the previous one.
 * Throws NotFoundError for any picture that was not uploaded by that person for that purpose.
 */
export async function setPicture(
  context: Context,
  userId: number,
  picture: { kind: PictureKind; fileId: number },
): Promise<void> {
  const { kind, fileId } = picture
  const before = await context.database.transaction(async (transaction) => {
    await requireOwnUpload(transaction, { fileId, ownerId: userId, type: kind })
    return replacePicture(transaction, userId, kind, fileId)
  })
  if (before !== fileId) await forgetPicture(context, before)
}

/** Removes the avatar or cover and deletes the picture. */
export async function removePicture(
  context: Context,
  userId: number,
  kind: PictureKind,
): Promise<void> {
  const before = await context.database.transaction((transaction) =>
    replacePicture(transaction, userId, kind, null),
  )
  await forgetPicture(context, before)
}

/**
 * The account is already updated; a picture that the storage cannot delete now is deleted by its
 * hourly clean-up.
 */
async function forgetPicture(context: Context, fileId: number | null): Promise<void> {
  if (fileId === null) return
  try {
    await deleteFile(context, fileId)
  } catch (error) {
    context.log.warn({ err: error, file: fileId }, "picture could not be deleted yet")
  }
}
