import { eq } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { lockUser } from "../../database/lock-user.ts"
import { users } from "../../database/schema/accounts.ts"

export type PictureKind = "avatar" | "cover"

/** Sets or clears a picture and returns the previous one. */
export async function replacePicture(
  transaction: Database,
  userId: number,
  kind: PictureKind,
  fileId: number | null,
): Promise<number | null> {
  const before = await lockUser(transaction, { id: userId })
  const set = kind === "avatar" ? { avatarId: fileId } : { coverId: fileId }
  await transaction.update(users).set(set).where(eq(users.id, userId))
  return before === null ? null : before[kind === "avatar" ? "avatarId" : "coverId"]
}
