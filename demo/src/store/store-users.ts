import { cleanText } from "@wara/api/clean-text"
import type { Database } from "@wara/api/database"
import { idsBy, insertRows } from "@wara/api/insert-rows"
import { hashPassword } from "@wara/api/passwords"
import { seedDocumentId } from "@wara/api/reference/document-id"
import { consents, users } from "@wara/api/schema/accounts"
import { communes } from "@wara/api/schema/catalog"
import { files } from "@wara/api/schema/files"
import { requiredConsents } from "@wara/domain/accounts/account"
import { fileRow, sellerFiles } from "../pictures/picture-files.ts"
import type { SeedUser } from "../sellers/seed-user.ts"
import { seedUsers } from "../sellers/seed-users.ts"

/** Password of every demo account (see README). */
export const demoPassword = "Wara-demo-2026"

/** Date of the previous version of the terms that users accepted. */
const earlierTexts = "2024-03-01"

const day = 86_400_000

export async function storeUsers(database: Database, now: Date): Promise<void> {
  const people = seedUsers()
  await insertRows(database, files, people.flatMap((user) => sellerFiles(user)).map(fileRow))
  const fileIds = await idsBy(database, files, files.id, files.url)
  const communeIds = await idsBy(database, communes, communes.id, communes.slug)
  const passwordHash = await hashPassword(demoPassword)
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
        businessActivity: user.businessActivity,
        companyRut: user.companyRut,
        rut: user.rut,
        phone: user.phone,
        pro: user.pro,
        description: cleanText(user.description, "text").text,
        communeId: communeIds.get(user.commune) ?? null,
        avatarId: fileIdOf("avatar"),
        coverId: fileIdOf("cover"),
        confirmedAt: since,
        emailProved: true,
        demo: true,
        createdAt: since,
        updatedAt: since,
      }
    }),
  )
  await storeConsents(database, people, now)
}

/** Stores the consents given at registration. */
async function storeConsents(
  database: Database,
  people: readonly SeedUser[],
  now: Date,
): Promise<void> {
  const userIds = await idsBy(database, users, users.id, users.username)
  const rows = people.flatMap(({ username, memberDays }) => {
    const userId = userIds.get(username)
    if (userId === undefined) throw new Error(`${username} was not stored`)
    const createdAt = new Date(now.getTime() - memberDays * day)
    return requiredConsents.map((kind) => ({
      userId,
      kind,
      granted: true,
      version: earlierTexts,
      createdAt,
    }))
  })
  await insertRows(database, consents, rows)
}
