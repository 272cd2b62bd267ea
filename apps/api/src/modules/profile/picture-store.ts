import { eq } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { users } from "../../database/schema/accounts.ts"

/** Pictures that an account shows. */
export type PictureKind = "avatar" | "cover"

/** Shows a picture, or none, and answers the one shown until now. */
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
