import { hash } from "@node-rs/argon2"
import type { Database } from "../database/database.ts"
import { users } from "../database/schema/accounts.ts"
import { files } from "../database/schema/files.ts"
import { communes } from "../database/schema/places.ts"
import { seedDocumentId } from "./document-id.ts"
import { idsBy } from "./ids-by.ts"
import { fileRow } from "./images/file-row.ts"
import { sellerFiles } from "./images/seller-files.ts"
import { insertRows } from "./insert-rows.ts"
import { seedUsers } from "./sellers/seed-users.ts"

/** Password of every demo account (README). */
export const demoPassword = "Wara-demo-2026"

const day = 86_400_000

/** Everybody the demo knows, with their drawn avatars and covers. */
export async function storeUsers(database: Database, now: Date): Promise<void> {
  const people = seedUsers()
  await insertRows(database, files, people.flatMap((user) => sellerFiles(user)).map(fileRow))
  const fileIds = await idsBy(database, files, files.id, files.url)
  const communeIds = await idsBy(database, communes, communes.id, communes.slug)
  const passwordHash = await hash(demoPassword)
  await insertRows(
    database,
    users,
    people.map((user) => {
      const since = new Date(now.getTime() - user.memberDays * day)
      const pictures = sellerFiles(user)
      const fileIdOf = (role: string) => {
        const picture = pictures.find((file) => file.role === role)
        return picture === undefined ? null : (fileIds.get(`/uploads/${picture.file}`) ?? null)
      }
      return {
        documentId: seedDocumentId(`user ${user.username}`),
        email: user.email,
        username: user.username,
        passwordHash,
        role: user.role,
        kind: user.kind,
        firstname: user.firstname,
        lastname: user.lastname,
        companyName: user.companyName,
        rut: user.rut,
        phone: user.phone,
        pro: user.pro,
        description: user.description,
        communeId: communeIds.get(user.commune) ?? null,
        avatarId: fileIdOf("avatar"),
        coverId: fileIdOf("cover"),
        confirmedAt: since,
        createdAt: since,
        updatedAt: since,
      }
    }),
  )
}
