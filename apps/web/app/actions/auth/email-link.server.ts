import type { EmailLink } from "@wara/contract/account"
import {
  confirmEmail,
  confirmEmailChange,
  disownEmail,
  type LinkKind,
  readEmailLink,
} from "../../backend/auth.server.ts"
import { BackendError } from "../../backend/backend-error.server.ts"
import { disownKey, linkFields } from "../../entities/account/email-link-form.tsx"
import { codeKey } from "../../forms/link-code.ts"
import { textOf } from "../../forms/read-form.server.ts"
import { failForm } from "../../forms/refuse-form.server.ts"
import type { RequestFacts } from "../../session/request-context.server.ts"

const isExpired = (error: unknown) => error instanceof BackendError && error.status === 410

/** The account that a link is about; null for a link that is not valid. Uses nothing up. */
export async function loadEmailLink(
  kind: LinkKind,
  code: string | null,
  caller: RequestFacts,
): Promise<EmailLink | null> {
  if (code === null) return null
  try {
    return await readEmailLink(kind, code, caller)
  } catch (error) {
    if (isExpired(error)) return null
    throw error
  }
}

const confirm = { confirm_email: confirmEmail, change_email: confirmEmailChange }

/** Confirms the e-mail of a link, or disowns it, as the posted form says. */
export async function answerEmailLink(
  kind: keyof typeof confirm,
  posted: FormData,
  caller: RequestFacts,
) {
  const code = textOf(posted, codeKey)
  const password = textOf(posted, "password")
  try {
    if (posted.has(disownKey)) return { outcome: await disownEmail(kind, code, caller) }
    // Without a password the backend says whether it needs one.
    await confirm[kind](password === "" ? { code } : { code, password }, caller)
    return { outcome: "confirmed" } as const
  } catch (error) {
    if (isExpired(error) || code === "") return { outcome: "expired" } as const
    const form = { fields: linkFields, values: {}, errors: {}, failure: null }
    return { outcome: "refused", refused: failForm(form, error) } as const
  }
}
