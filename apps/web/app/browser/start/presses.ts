import { useEffect, useState } from "react"

/** Repeats a press or a choice for the scripts that it waited for. */
function repeat(element: Element): void {
  if (element instanceof HTMLSelectElement) {
    element.dispatchEvent(new Event("change", { bubbles: true }))
    return
  }
  if (element instanceof HTMLInputElement) {
    // Another radio button was chosen after it.
    if (element.type === "radio" && !element.checked) return
    // A press turns it around, which is how scripts notice one.
    element.checked = !element.checked
  }
  if (element instanceof HTMLElement) element.click()
}

/** Text areas, and the fields of forms that only scripts send; other forms adopt their fields. */
const recordedFields = "textarea,form[data-waits] :is(input,select)"

type RecordedField = HTMLTextAreaElement | HTMLInputElement | HTMLSelectElement

/** What was typed or chosen before React takes the fields over: it resets them to the server's. */
const recorded = new Map<RecordedField, string | boolean>()

function isRecorded(target: EventTarget | null): target is RecordedField {
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement
  )
}

const hasTick = (field: RecordedField) => field.type === "radio" || field.type === "checkbox"

function stateOf(field: RecordedField): string | boolean {
  return field instanceof HTMLInputElement && hasTick(field) ? field.checked : field.value
}

function isTouched(field: RecordedField): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected
  if (field instanceof HTMLInputElement && hasTick(field))
    return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}

function recordField({ target }: Pick<Event, "target">): void {
  if (isRecorded(target) && target.matches(recordedFields)) recorded.set(target, stateOf(target))
}

/** Records what is typed and chosen, from now until the page is interactive. */
export function recordTyped(): void {
  for (const field of document.querySelectorAll(recordedFields))
    if (isRecorded(field) && isTouched(field)) recordField({ target: field })
  document.addEventListener("input", recordField, true)
}

/** Writes back what was typed and chosen, and reports it to the field's scripts. */
function restoreTyped(): void {
  document.removeEventListener("input", recordField, true)
  for (const [field, state] of recorded) {
    // React's own setters record what React knows: the server's state, not what was typed or chosen.
    if (field instanceof HTMLInputElement && typeof state === "boolean") {
      if (field.type === "radio" && !state) continue
      field.checked = !state
      field.click()
      continue
    }
    if (field instanceof HTMLInputElement) field.value = field.defaultValue
    else if (field.value === state && field instanceof HTMLTextAreaElement) continue
    Reflect.set(Object.getPrototypeOf(field), "value", state, field)
    const event = field instanceof HTMLSelectElement ? "change" : "input"
    field.dispatchEvent(new Event(event, { bubbles: true }))
  }
  recorded.clear()
}

/**
 * The page is interactive: repeats once, in their order, what was pressed before [B7.104]. A form
 * adopts what was typed when it mounts, and its handlers know it from the next render on [B7.106].
 */
export function useRepeatedPresses(): void {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => {
    restoreTyped()
    setMounted(true)
  }, [])
  useEffect(() => {
    const start = window.waraStart
    if (!isMounted || start === undefined || start.isReady) return
    start.isReady = true
    for (const element of start.waiting.splice(0)) {
      element.removeAttribute("aria-busy")
      if (element.isConnected) repeat(element)
    }
  }, [isMounted])
}
