import { eq } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { users } from "../../database/schema/accounts.ts"

export type PictureKind = "avatar" | "cover"

/** Sets or clears a picture and returns the previous one. */
export async function replacePicture(
  transaction: Database,
  userId: number,
  kind: PictureKind,
  fileId: number | null,
): Promise<number | null> {
  const shown = { avatar: users.avatarId, cover: users.coverId }
  const [before] = await transaction
    .select({ fileId: shown[kind] })
    .from(users)
    .where(eq(users.id, userId))
    .for("update")
  const set = kind === "avatar" ? { avatarId: fileId } : { coverId: fileId }
  await transaction.update(users).set(set).where(eq(users.id, userId))
  return before?.fileId ?? null
}
