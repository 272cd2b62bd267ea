import type { z } from "zod"
import { adTexts } from "./ad-texts.ts"
import { type ContactLeak, findNameLeak, findRefusedLeak } from "./contact-leaks.ts"

/** Refuses what `find` finds in a text; the message says where contact data goes instead. */
export function refuseLeak(
  find: (text: string) => ContactLeak | null,
  textFor: (leak: ContactLeak) => string,
) {
  return (text: string, check: z.RefinementCtx): void => {
    const leak = find(text)
    if (leak) check.addIssue({ code: "custom", message: textFor(leak) })
  }
}

/** Refuses phones, e-mails and links in a public text whose contact data is shown next to it. */
export const refuseContactData = refuseLeak(findRefusedLeak, adTexts.contactInText)

/** Like `refuseContactData` for a name, which may be that of a site. */
export const refuseContactDataInName = refuseLeak(findNameLeak, adTexts.contactInText)
