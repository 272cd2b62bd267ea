import { expect, test } from "vitest"
import { type UploadState, unfinishedText } from "./upload.ts"

const failed: UploadState = { name: "failed", text: "Confirma tu correo." }
const retrying: UploadState = { name: "retrying" }

const textOf = (...states: UploadState[]) =>
  unfinishedText(
    states.map((state, index) => ({ key: String(index), fileName: "a.jpg", preview: "", state })),
  )

test("[B8.70] a button says that photos upload only while one of them does", () => {
  expect(textOf({ name: "waiting" })).toBe("Subiendo 1 foto…")
  expect(textOf(failed, retrying)).toBe("Subiendo 2 fotos…")
  expect(textOf(failed)).toBe("No se subió 1 foto")
  expect(textOf(failed, failed)).toBe("No se subieron 2 fotos")
})
