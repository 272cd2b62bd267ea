import { type AdFieldNames, adFieldNames, adFields } from "./ad-fields.ts"
import { type ContactLeak, findContactLeaks } from "./contact-leaks.ts"

/** The fields of an ad that are written freely. */
export type AdTextField = AdFieldNames<{ kind: "line" | "text" }>

const textFields = adFieldNames.filter(
  (name): name is AdTextField => adFields[name].kind === "line" || adFields[name].kind === "text",
)

export type AdTexts = Readonly<Record<AdTextField, string>>

/** Contact data and bank terms in every text of an ad except the fields meant for them. */
export function findAdLeaks(content: AdTexts): (ContactLeak & { field: AdTextField })[] {
  return textFields.flatMap((field) => {
    // A phone may be spread over street and number.
    if (field === "address_number") return []
    const text =
      field === "address" ? `${content.address} ${content.address_number}` : content[field]
    return findContactLeaks(text).map((leak) => ({ ...leak, field }))
  })
}
