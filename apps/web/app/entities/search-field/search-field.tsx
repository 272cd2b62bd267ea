import { type ComponentProps, useEffect, useId, useRef, useState } from "react"
import { useStore } from "zustand"
import { forgetSearch, recentSearches, rememberSearch, useSuggestions } from "./suggestions.ts"
import { searchFieldTexts as texts } from "./texts.ts"
import { useCombobox } from "./use-combobox.ts"

type SearchFieldProps = Omit<ComponentProps<"input">, "type" | "role" | "ref"> & {
  /** Receives the text of a suggestion, which is already in the field. */
  onSuggestion: (text: string, input: HTMLInputElement) => void
}

const nearest: ScrollIntoViewOptions = { block: "nearest" }

/**
 * A search field with suggestions while typing, and recent searches while it is empty. Without
 * JavaScript it is a plain field.
 */
export function SearchField({ onSuggestion, ...props }: SearchFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isReady, setReady] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState("")
  const recent = useStore(recentSearches, (state) => state.texts)
  const suggested = useSuggestions(text, isOpen)
  useEffect(() => {
    setReady(true)
    const field = input.current
    // Typed before the scripts were there.
    if (field !== null && field === document.activeElement && field.value !== "") {
      setText(field.value)
      setOpen(true)
    }
    const form = field?.form
    const onSubmit = () => field && rememberSearch(field.value)
    form?.addEventListener("submit", onSubmit)
    return () => form?.removeEventListener("submit", onSubmit)
  }, [])
  const isRecent = text.trim() === ""
  const options = isRecent
    ? recent.map((known) => ({ kind: "recent" as const, text: known }))
    : suggested
  const isShown = isOpen && options.length > 0
  const choose = (place: number) => {
    const option = options[place]
    const field = input.current
    if (!option || !field) return
    field.value = option.text
    setText(option.text)
    setOpen(false)
    rememberSearch(option.text)
    onSuggestion(option.text, field)
  }
  const remove = (place: number) => {
    if (isRecent) forgetSearch(options[place]?.text)
  }
  const open = () => {
    setText(input.current?.value ?? "")
    setOpen(true)
  }
  const { active, onKeyDown, reset } = useCombobox({
    count: options.length,
    list: isRecent ? recentSearches : suggested,
    isOpen: isShown,
    open,
    close: () => setOpen(false),
    choose,
    remove,
  })
  useEffect(() => {
    // The focus stays in the field, so no browser scrolls to the option automatically.
    if (active !== null) document.getElementById(`${id}${active}`)?.scrollIntoView(nearest)
  }, [active, id])
  const comboboxProps = isReady
    ? ({
        role: "combobox",
        "aria-autocomplete": "list",
        "aria-expanded": isShown,
        "aria-controls": isShown ? `${id}list` : undefined,
        "aria-activedescendant": active === null ? undefined : `${id}${active}`,
      } as const)
    : {}
  return (
    <div className="relative w-full min-w-0">
      <input
        {...props}
        {...comboboxProps}
        ref={input}
        type="search"
        autoComplete="off"
        onFocus={(event) => {
          open()
          props.onFocus?.(event)
        }}
        onBlur={(event) => {
          setOpen(false)
          reset()
          props.onBlur?.(event)
        }}
        onInput={(event) => {
          setText(event.currentTarget.value)
          setOpen(true)
          reset()
        }}
        onKeyDown={onKeyDown}
      />
      <span aria-live="polite" className="visually-hidden">
        {isShown ? texts.count(options.length) : ""}
      </span>
      {isShown ? (
        <div className="absolute top-full right-0 left-0 z-30 mt-2 overflow-hidden rounded-card border border-line bg-surface py-1 text-base font-normal shadow-raised">
          <div
            role="listbox"
            id={`${id}list`}
            aria-label={isRecent ? texts.recent : texts.suggestions}
            data-private
          >
            {options.map((option, place) => (
              // The field keeps the focus, and its keys choose (`useCombobox`).
              // biome-ignore lint/a11y/useFocusableInteractive: the active descendant of the field.
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's.
              <div
                key={`${option.kind} ${option.text}`}
                role="option"
                id={`${id}${place}`}
                aria-selected={place === active}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(place)}
                className="flex min-h-11 scroll-mb-20 cursor-pointer items-center justify-between gap-4 px-4 py-1.5 -outline-offset-2 outline-sky hover:bg-sunken aria-selected:bg-sunken aria-selected:outline-2"
              >
                <span className="min-w-0 wrap-anywhere">{option.text}</span>{" "}
                <span className="shrink-0 text-sm text-ink-soft">{texts.kinds[option.kind]}</span>
              </div>
            ))}
          </div>
          {isRecent ? (
            <button
              type="button"
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => forgetSearch()}
              className="min-h-11 w-full border-t border-line px-4 text-left text-sm text-sky hover:underline"
            >
              {texts.forget}
            </button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
