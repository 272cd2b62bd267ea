import type { SeedUser } from "../sellers/seed-user.ts"
import type { SeedFile } from "./file-row.ts"

export type SellerFile = SeedFile & { role: "avatar" | "cover" }

/** The pictures of a user's profile; none for users without a livery. */
export function sellerFiles(
  user: Pick<SeedUser, "username" | "livery" | "companyName">,
): SellerFile[] {
  if (user.livery === null) return []
  const name = user.companyName ?? user.username
  return [
    {
      role: "avatar",
      file: `demo-avatar-${user.username}.webp`,
      width: 600,
      height: 600,
      alternativeText: `Logotipo de ${name}`,
    },
    {
      role: "cover",
      file: `demo-cover-${user.username}.webp`,
      width: 1600,
      height: 534,
      alternativeText: `Portada de ${name}`,
    },
  ]
}
