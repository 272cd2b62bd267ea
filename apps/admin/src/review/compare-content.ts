import type { ReviewDetail } from "@wara/contract/review"
import { formatPhone } from "@wara/domain/accounts/phone"
import { formatNumber } from "@wara/domain/money/money"
import { moneyText } from "../ui/state-texts.ts"
import { contentTexts, reviewTexts } from "./review-texts.ts"

type Content = ReviewDetail["content"]
type Names = { category: string | null; commune: string | null; condition: string | null }

/** One field of an ad in both versions; `before` is null when there is no approved one. */
export type ContentRow = {
  label: string
  before: string | null
  after: string
  changed: boolean
  /** Whether the field is meant for contact data, which is then not marked as a leak. */
  isContact: boolean
}

/** The fields of a submission beside those of the last approved version. */
export function compareContent({ content, approved, names }: ReviewDetail): ContentRow[] {
  const after = facts(content, names)
  const before = approved
    ? facts(approved, {
        category: names.approved_category,
        commune: names.approved_commune,
        condition: names.approved_condition,
      })
    : null
  return after.map(([label, value], index) => {
    const old = before?.[index]?.[1] ?? null
    const isContact = label === contentTexts.email || label === contentTexts.phone
    return { label, before: old, after: value, changed: old !== null && old !== value, isContact }
  })
}

/** Pictures that only the first version contains. */
export function picturesOnlyIn(one: Content | null, other: Content | null): Set<number> {
  const others = new Set(other?.gallery.map(({ id }) => id))
  return new Set(one?.gallery.filter(({ id }) => !others.has(id)).map(({ id }) => id))
}

function facts(content: Content, names: Names): [string, string][] {
  const { width, height, depth, weight, year } = content
  const none = reviewTexts.none
  const given = (text: string | null) => (text === null || text.trim() === "" ? none : text.trim())
  const size = [width, height, depth].some((side) => side > 0)
  return [
    [contentTexts.name, given(content.name)],
    [contentTexts.price, `${moneyText(content.price, content.currency)} + IVA`],
    [contentTexts.category, given(names.category)],
    [contentTexts.condition, given(names.condition)],
    [contentTexts.manufacturer, given(content.manufacturer)],
    [contentTexts.model, given(content.model)],
    [contentTexts.year, year > 0 ? String(year) : none],
    [contentTexts.serial, given(content.serial_number)],
    [contentTexts.weight, weight > 0 ? `${measure(weight)} kg` : none],
    [contentTexts.size, size ? `${[width, height, depth].map(measure).join(" × ")} cm` : none],
    [contentTexts.commune, given(names.commune)],
    [contentTexts.address, given(`${content.address} ${content.address_number}`)],
    [contentTexts.email, given(content.email)],
    [contentTexts.phone, given(formatPhone(content.phone))],
  ]
}

function measure(value: number): string {
  return formatNumber(value, Number.isInteger(value) ? 0 : 1)
}
