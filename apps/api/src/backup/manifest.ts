import { createHmac, hkdfSync, randomBytes, scryptSync, timingSafeEqual } from "node:crypto"
import { open, readFile } from "node:fs/promises"
import { join } from "node:path"
import { z } from "zod"
import { partSchema } from "./part.ts"
import { sequenceSchema } from "./tables.ts"

const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** When the newest migration of the database was written: which release fits. */
  migration: z.number(),
  tables: z.array(
    partSchema.extend({
      name: z.string(),
      columns: z.array(z.string()),
      partition: z.object({ parent: z.string(), bounds: z.string() }).nullable(),
      rows: z.number(),
      checksum: z.string(),
    }),
  ),
  sequences: z.array(sequenceSchema),
  /** Null when the pictures are backed up elsewhere. */
  pictures: z.array(partSchema.extend({ pictures: z.number() })).nullable(),
})

/** What a backup contains. */
export type Manifest = z.infer<typeof manifestSchema>

const fileSchema = z.object({
  manifest: manifestSchema,
  /** Of a sealed backup: the salt of its keys, and the proof that the manifest is unchanged. */
  seal: z.object({ salt: z.string(), mac: z.string() }).nullable(),
})

/** The keys of a sealed backup. */
export type Keys = { salt: Buffer; parts: Buffer; manifest: Buffer }

const fileName = "manifest.json"

/** Derives the keys from a pass phrase; takes half a second and 128 MB, so that guessing is slow. */
export function deriveKeys(passphrase: string, salt: Buffer = randomBytes(16)): Keys {
  const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 }
  const secret = scryptSync(passphrase, salt, 32, cost)
  const key = (purpose: string) => Buffer.from(hkdfSync("sha256", secret, salt, purpose, 32))
  return { salt, parts: key("parts"), manifest: key("manifest") }
}

/** Writes the manifest; its presence says that a backup is complete. */
export async function writeManifest(
  folder: string,
  manifest: Manifest,
  keys: Keys | null,
): Promise<void> {
  const seal = keys && {
    salt: keys.salt.toString("base64"),
    mac: macOf(manifest, keys).toString("base64"),
  }
  const file = await open(join(folder, fileName), "wx", 0o600)
  try {
    await file.writeFile(JSON.stringify({ manifest, seal }, null, 2))
    await file.sync()
  } finally {
    await file.close()
  }
}

/**
 * Reads the manifest of a backup and derives its keys. Throws when the folder is no complete backup,
 * when a sealed one gets no or a wrong pass phrase, and when the manifest was changed.
 */
export async function readManifest(
  folder: string,
  passphrase: string | null,
): Promise<{ manifest: Manifest; keys: Keys | null }> {
  const text = await readFile(join(folder, fileName), "utf8").catch(() => {
    throw new Error(`${folder} is no complete backup: it has no ${fileName}`)
  })
  const { manifest, seal } = fileSchema.parse(JSON.parse(text))
  if (seal === null) return { manifest, keys: null }
  if (passphrase === null) throw new Error("The backup is sealed: give --passphrase-file")
  const keys = deriveKeys(passphrase, Buffer.from(seal.salt, "base64"))
  const mac = Buffer.from(seal.mac, "base64")
  const wanted = macOf(manifest, keys)
  if (mac.length !== wanted.length || !timingSafeEqual(mac, wanted)) {
    throw new Error("The pass phrase is wrong, or the manifest was changed")
  }
  return { manifest, keys }
}

const macOf = (manifest: Manifest, keys: Keys) =>
  createHmac("sha256", keys.manifest)
    .update(JSON.stringify(manifestSchema.parse(manifest)))
    .digest()
