import { type SubmitEvent, useId } from "react"
import { type Consent, nothing } from "../../integrations/consent/consent-cookie.ts"
import { cookieTexts, partTexts } from "./texts.ts"

function Part({ part, isOn }: { part: keyof Consent; isOn: boolean }) {
  const { title, text } = partTexts[part]
  const id = useId()
  return (
    <li className="relative border-line border-t">
      <label className="flex min-h-11 items-center justify-between gap-4 py-2.5">
        <span className="min-w-0 text-sm">
          <span className="block font-semibold">{title}</span>
          <span id={id} className="block text-ink-soft">
            {text}
          </span>
        </span>
        <input
          type="checkbox"
          name={part}
          defaultChecked={isOn}
          aria-label={title}
          aria-describedby={id}
          className="peer visually-hidden"
        />
        <span
          aria-hidden
          className="flex h-7 w-12 shrink-0 items-center rounded-full border border-line-strong bg-sunken p-0.5 transition-colors peer-checked:border-copper peer-checked:bg-copper peer-checked:*:translate-x-5 peer-checked:*:bg-on-copper peer-focus-visible:outline-2 peer-focus-visible:outline-sky peer-focus-visible:outline-offset-2"
        >
          <span className="size-5 rounded-full bg-line-strong transition-transform" />
        </span>
      </label>
    </li>
  )
}

/** A switch for each purpose that an enabled integration needs; nothing is granted by default. */
export function CookieChoices(props: {
  parts: (keyof Consent)[]
  chosen: Consent | null
  onChoose: (consent: Consent) => void
}) {
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const granted = new FormData(event.currentTarget)
    const choice = { ...nothing }
    for (const part of props.parts) choice[part] = granted.has(part)
    props.onChoose(choice)
  }
  return (
    <form onSubmit={save} className="flex min-h-0 flex-col">
      <ul
        aria-label={cookieTexts.choices}
        className="min-h-0 overflow-y-auto md:grid md:grid-cols-2 md:gap-x-10"
      >
        {props.parts.map((part) => (
          <Part key={part} part={part} isOn={props.chosen?.[part] ?? false} />
        ))}
      </ul>
      <button type="submit" className="button button-quiet mt-1 text-sm md:self-end">
        {cookieTexts.save}
      </button>
    </form>
  )
}
