import type { ReviewDetail, StaffAdContent } from "@wara/contract/review"
import { formatPhone } from "@wara/domain/accounts/phone"
import { deskLabel } from "@wara/domain/ads/ad-field-texts"
import { type AdFieldName, adFields, adFieldsWith } from "@wara/domain/ads/ad-fields"
import { formatNumber } from "@wara/domain/money/money"
import { moneyText } from "../ui/ui-texts.ts"
import { reviewTexts } from "./review-texts.ts"

type Content = StaffAdContent["content"]
type Names = { category: string | null; commune: string | null; condition: string | null }

/** One field of an ad in both versions; `before` is null when there is no approved one. */
export type ContentRow = {
  field: AdFieldName
  label: string
  before: string | null
  after: string
  changed: boolean
}

/** The fields of a submission beside those of the last approved version. */
export function compareContent({ content, approved, names }: StaffAdContent): ContentRow[] {
  const after = facts(content, names)
  const before = approved
    ? facts(approved, {
        category: names.approved_category,
        commune: names.approved_commune,
        condition: names.approved_condition,
      })
    : null
  return after.map(({ field, label, value }, index) => {
    const old = before?.[index]?.value ?? null
    const changed = old !== null && old !== value
    return { field, label, before: old, after: value, changed }
  })
}

/** A submission beside the version that was sent back before it; null when none was. */
export function sinceReturned(detail: ReviewDetail): StaffAdContent | null {
  const { content, names, requested } = detail
  if (requested === null) return null
  return {
    content,
    approved: requested.content,
    names: {
      ...names,
      approved_category: requested.names.category,
      approved_commune: requested.names.commune,
      approved_condition: requested.names.condition,
    },
  }
}

/** Whether fields, text and pictures, also their order, are those of the version compared with. */
export function isUnchanged(versions: StaffAdContent): boolean {
  const { approved, content } = versions
  if (approved === null || approved.description !== content.description) return false
  const order = ({ gallery }: Content) => gallery.map(({ id }) => id).join()
  if (order(approved) !== order(content)) return false
  return compareContent(versions).every(({ changed }) => !changed)
}

/** Pictures that only the first version contains. */
export function picturesOnlyIn(one: Content | null, other: Content | null): Set<number> {
  const others = new Set(other?.gallery.map(({ id }) => id))
  return new Set(one?.gallery.filter(({ id }) => !others.has(id)).map(({ id }) => id))
}

/** The fields in the order of the desk; pictures and description are shown apart. */
const shownFields = [
  ...(["name", "price", "category"] as const),
  ...adFieldsWith("step", 4),
  ...(["commune", "address", "email", "phone"] as const),
]

type Fact = { field: AdFieldName; label: string; value: string }

function facts(content: Content, names: Names): Fact[] {
  const given = (text: string | null) => text?.trim() || reviewTexts.none
  return shownFields.flatMap((field): Fact[] => {
    const fact = { field, label: deskLabel(field) }
    switch (field) {
      case "price":
        return [{ ...fact, value: `${moneyText(content.price, content.currency)} + IVA` }]
      case "category":
      case "condition":
      case "commune":
        return [{ ...fact, value: given(names[field]) }]
      case "address":
        return [{ ...fact, value: given(`${content.address} ${content.address_number}`) }]
      case "phone":
        return [{ ...fact, value: given(formatPhone(content.phone)) }]
      case "depth":
        return [{ ...fact, label: reviewTexts.size, value: given(sizeText(content)) }]
      case "width":
      case "height":
        return []
      default:
        return [{ ...fact, value: given(valueText(field, content[field])) }]
    }
  })
}

/** The three sizes in one row. */
function sizeText({ width, height, depth }: Content): string {
  const sides = [width, height, depth]
  return sides.some((side) => side > 0) ? `${sides.map(measure).join(" × ")} cm` : ""
}

function valueText(name: AdFieldName, value: string | number): string {
  if (typeof value === "string") return value
  if (value <= 0) return ""
  const field = adFields[name]
  return "unit" in field ? `${measure(value)} ${field.unit}` : String(value)
}

function measure(value: number): string {
  return formatNumber(value, Number.isInteger(value) ? 0 : 1)
}
