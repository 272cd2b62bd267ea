import { readTypedPrice } from "@wara/domain/listing/typed-price"
import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef, useState } from "react"
import { type Field, FieldFrame } from "../../../ui/field-frame.tsx"
import {
  amountOf,
  caretIn,
  type Entry,
  type ShownDecimals,
  signsAfter,
  tidyAmount,
  writeAmount,
} from "./amount-text.ts"

/** Longest text with words that the field accepts, in characters. */
const maxLength = 40

/** Whether letters follow a number, as in "45,5 millones" or while it is being typed. */
export function isWrittenAmount(text: string): boolean {
  return /\d\D*\p{L}/u.test(text)
}

/** Normalises a text with words for the field, until it loses focus. */
export function tidyWrittenAmount(text: string): string {
  return text.trimStart().replace(/\s+/g, " ").slice(0, maxLength)
}

/**
 * The amount of a text with words ("45,5 millones", "800 lucas"); null when it is not an amount.
 */
export function readWrittenAmount(text: string): number | null {
  const price = readTypedPrice(text)
  return price.kind === "amount" || price.kind === "doubtful" ? price.pesos : null
}

/**
 * How a text was entered, from the browser's input event; without that information it was not typed
 * letter by letter.
 */
function entryOf({ nativeEvent }: ChangeEvent): Entry {
  const type = "inputType" in nativeEvent ? String(nativeEvent.inputType) : ""
  return /^(insertText|insertCompositionText|delete|history)/.test(type) ? "typed" : "pasted"
}

/** The field's text during input, and its value. */
function readField(
  raw: string,
  how: { decimals: number; entry: Entry; takesWords: boolean },
): { text: string; amount: number } {
  const tidy = tidyAmount(raw, how.decimals, how.entry)
  const amount = amountOf(tidy, how.decimals)
  if (!how.takesWords) return { text: tidy, amount }
  if (!isWrittenAmount(raw)) return { text: /\d\s$/.test(raw) ? `${tidy} ` : tidy, amount }
  const text = tidyWrittenAmount(raw)
  return { text, amount: readWrittenAmount(text) ?? amount }
}

/**
 * A number formatted the Chilean way during input: dots between thousands, and a decimal comma. The
 * caret keeps its position among the digits. On blur the field shows the value as it was parsed.
 */
export function AmountField(
  props: Field &
    Omit<ComponentProps<"input">, "value" | "onChange"> & {
      value: number
      onAmount: (value: number) => void
      decimals: number
      /** Decimals shown once the field loses focus; money shows both digits of its cents. */
      shownDecimals?: ShownDecimals
      /** Whether words such as "45,5 millones" are parsed; otherwise letters are removed. */
      takesWords?: boolean
      /** Signs before or after the number. */
      prefix?: string
      suffix?: string
    },
) {
  const { label, hint, error, value, onAmount, decimals, prefix, suffix, ...rest } = props
  const { takesWords = false, shownDecimals, ...input } = rest
  const [typed, setTyped] = useState("")
  const caret = useRef<number | null>(null)
  const wasPoint = useRef(false)
  const ref = useRef<HTMLInputElement>(null)
  // Shows a value that was changed elsewhere; keeps one that is being typed ("12,").
  const own = readField(typed, { decimals, entry: "typed", takesWords })
  const isOwn = own.amount === value && own.text === typed
  const text = isOwn ? typed : writeAmount(value, decimals, shownDecimals)
  useLayoutEffect(() => {
    if (caret.current === null) return
    ref.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const { target, nativeEvent } = event
    const at = target.selectionStart ?? target.value.length
    let raw = target.value
    const sign = "data" in nativeEvent ? nativeEvent.data : null
    if (sign === "." && !raw.includes(",")) {
      // Numeric keypads often have a point and no comma. A thousands separator is recognised later.
      raw = `${raw.slice(0, at - 1)},${raw.slice(at)}`
      wasPoint.current = true
    } else if (wasPoint.current && /,\d{3}/.test(raw)) {
      // It was a thousands separator after all: no number here has three decimals.
      raw = raw.replace(",", ".")
      wasPoint.current = false
    }
    if (!raw.includes(",")) wasPoint.current = false
    const { text, amount } = readField(raw, { decimals, entry: entryOf(event), takesWords })
    // Words and the caret within them are left unchanged.
    caret.current = text === target.value ? null : caretIn(text, signsAfter(raw, at))
    setTyped(text)
    onAmount(amount)
  }
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      control={({ className, ...given }) => (
        <div className="relative">
          {prefix ? <Sign className="left-3">{prefix}</Sign> : null}
          <input
            ref={ref}
            type="text"
            inputMode={decimals > 0 ? "decimal" : "numeric"}
            autoComplete="off"
            {...input}
            {...given}
            value={text}
            onChange={take}
            onBlur={() => setTyped("")}
            className={`${className} tabular-nums ${prefix ? (prefix.length > 1 ? "pl-12" : "pl-8") : ""} ${suffix ? "pr-11" : ""}`}
          />
          {suffix ? <Sign className="right-3">{suffix}</Sign> : null}
        </div>
      )}
    />
  )
}

function Sign({ className, children }: { className: string; children: string }) {
  return (
    <span
      aria-hidden
      className={`pointer-events-none absolute inset-y-0 flex items-center text-ink-soft ${className}`}
    >
      {children}
    </span>
  )
}
