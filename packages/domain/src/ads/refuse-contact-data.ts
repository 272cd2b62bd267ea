import type { z } from "zod"
import { adTexts } from "./ad-texts.ts"
import { findNameLeak, findRefusedLeak } from "./contact-leaks.ts"

/** Refuses phones, e-mails and links in a public text; contact data has its own fields. */
export function refuseContactData(text: string, check: z.RefinementCtx): void {
  const leak = findRefusedLeak(text)
  if (leak) check.addIssue({ code: "custom", message: adTexts.contactInText(leak) })
}

/** Like `refuseContactData` for a name, which may be that of a site. */
export function refuseContactDataInName(name: string, check: z.RefinementCtx): void {
  const leak = findNameLeak(name)
  if (leak) check.addIssue({ code: "custom", message: adTexts.contactInText(leak) })
}
