import { z } from "zod"
import { readForm } from "../../forms/read-form.server.ts"
import { devGateFields } from "./dev-gate-view.tsx"
import { devGateTexts } from "./texts.ts"

const schema = z.object({
  passphrase: z.string().trim().min(1, devGateTexts.missing).max(500, devGateTexts.wrong),
})

export function readDevGateForm(form: FormData) {
  return readForm(form, { fields: devGateFields, secrets: devGateFields, schema })
}
