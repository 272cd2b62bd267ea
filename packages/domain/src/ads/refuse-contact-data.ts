import type { z } from "zod"
import { adTexts } from "./ad-texts.ts"
import { type ContactLeak, findNameLeaks, findRefusedLeaks } from "./contact-leaks.ts"

/** Refuses what `find` finds in a text; one message names all of it and says where contact data goes instead. */
export function refuseLeaks(
  find: (text: string) => ContactLeak[],
  textFor: (leaks: readonly ContactLeak[]) => string,
) {
  return (text: string, check: z.RefinementCtx): void => {
    const leaks = find(text)
    if (leaks.length > 0) check.addIssue({ code: "custom", message: textFor(leaks) })
  }
}

/** Refuses phones, e-mails and links in a public text whose contact data is shown next to it. */
export const refuseContactData = refuseLeaks(findRefusedLeaks, adTexts.contactInText)

/** Like `refuseContactData` for a name, which may be that of a site. */
export const refuseContactDataInName = refuseLeaks(findNameLeaks, adTexts.contactInText)
