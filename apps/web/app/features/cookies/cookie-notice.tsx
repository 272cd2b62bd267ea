import { paths } from "@wara/domain/site/paths"
import X from "lucide-react/icons/x"
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from "react"
import { Link } from "react-router"
import { useReservedBottom } from "../../browser/use-reserved-bottom.ts"
import {
  chooseConsent,
  offeredParts,
  readConsent,
  setNotice,
} from "../../integrations/consent/consent.ts"
import {
  type Consent,
  type ConsentPart,
  nothing,
} from "../../integrations/consent/consent-cookie.ts"
import type { IntegrationSettings } from "../../integrations/integration-settings.ts"
import { notify } from "../../ui/notify.ts"
import { cookieTexts, partTexts } from "./texts.ts"

/** Moves the focus after answering: to where it was, or to the page's content. */
function focusPage(before: Element | null): void {
  const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body
  const place = isThere ? before : document.getElementById("contenido")
  place?.focus({ preventScroll: true })
}

/** Consent to the given purposes only. */
function granting(parts: ConsentPart[]): Consent {
  const consent = { ...nothing }
  for (const part of parts) consent[part] = true
  return consent
}

/** All answers look alike, so that none is favoured. */
function Answer(props: { onClick: () => void; isExpanded?: boolean; children: string }) {
  return (
    <button
      type="button"
      onClick={props.onClick}
      aria-expanded={props.isExpanded}
      className="button button-quiet px-3 text-sm md:px-5"
    >
      {props.children}
    </button>
  )
}

/**
 * The notice, pinned to the bottom while the page stays usable above it. Refusing is as easy as
 * accepting; closing it is not an answer. Where only necessary cookies are used it says so, and
 * offers no choice.
 */
export function CookieNotice(props: {
  settings: IntegrationSettings
  isShown: boolean
  /** Whether the user opened it: then it takes the focus and shows the current choices. */
  wasOpened: boolean
}) {
  const { isShown, wasOpened } = props
  const parts = offeredParts(props.settings)
  const hasChoice = parts.length > 0
  const [isChoosing, setChoosing] = useState(wasOpened)
  const [before, setBefore] = useState<Element | null>(null)
  const ref = useRef<HTMLElement>(null)
  useReservedBottom(ref, isShown)
  useEffect(() => {
    if (!wasOpened || !isShown) return
    setBefore(document.activeElement)
    setChoosing(true)
    ref.current?.focus()
  }, [wasOpened, isShown])
  const close = () => {
    setNotice("closed")
    if (ref.current?.contains(document.activeElement)) focusPage(before)
  }
  const choose = (consent: Consent) => {
    chooseConsent(consent, parts)
    if (wasOpened) notify("success", cookieTexts.saved)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => event.key === "Escape" && close()
  return (
    <section
      ref={ref}
      aria-label={cookieTexts.preferences}
      tabIndex={-1}
      hidden={!isShown}
      onKeyDown={onKeyDown}
      className={`fixed inset-x-0 bottom-0 z-30 max-h-[85dvh] border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] outline-none print:hidden ${isShown ? "flex" : "hidden"}`}
    >
      <div className="wrap flex min-h-0 flex-col gap-3 py-3">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2.5">
          <p className="min-w-0 flex-1 text-sm">
            {hasChoice ? cookieTexts.text : cookieTexts.necessaryOnly}{" "}
            <Link to={paths.privacy} className="whitespace-nowrap text-sky underline">
              {cookieTexts.more} <span className="visually-hidden">{cookieTexts.ofWhat}</span>
            </Link>
          </p>
          <button
            type="button"
            onClick={close}
            aria-label={cookieTexts.close}
            className="-my-1 -mr-2 grid size-11 shrink-0 place-items-center self-start rounded-control hover:bg-sunken md:order-last md:self-center"
          >
            <X aria-hidden className="size-5" />
          </button>
          <div className="grid w-full auto-cols-fr grid-flow-col gap-2 md:w-auto">
            <Answer onClick={() => choose(granting(parts))}>{cookieTexts.accept}</Answer>
            {hasChoice ? (
              <>
                <Answer onClick={() => choose(nothing)}>{cookieTexts.refuse}</Answer>
                <Answer onClick={() => setChoosing(!isChoosing)} isExpanded={isChoosing}>
                  {cookieTexts.choose}
                </Answer>
              </>
            ) : null}
          </div>
        </div>
        {hasChoice && isChoosing ? (
          <CookieChoices parts={parts} chosen={readConsent()} onChoose={choose} />
        ) : null}
      </div>
    </section>
  )
}

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
function CookieChoices(props: {
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
