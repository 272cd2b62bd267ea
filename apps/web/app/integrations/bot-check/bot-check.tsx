import { type BotCheckAction, botTokenField } from "@wara/domain/site/bot-check"
import { useEffect, useRef } from "react"
import { useConsent } from "../consent/consent.ts"
import { useBotCheckSettings } from "./bot-settings.ts"
import { asksForTokens, findBotToken, prepareBotToken } from "./bot-token.ts"
import { botCheckTexts } from "./texts.ts"

/** Protects the enclosing form: each submission carries a fresh token if one is available. */
export function BotCheck({ action }: { action: BotCheckAction }) {
  const isOn = useBotCheckSettings() !== null
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = field.current?.form
    if (!isOn || !field.current || !form) return undefined
    return protectForm(form, field.current, action)
  }, [isOn, action])
  if (!isOn) return null
  return (
    <>
      <input ref={field} type="hidden" name={botTokenField} />
      <BotCheckNotice />
    </>
  )
}

/**
 * Adds a fresh token in `field` to each submission of a form: the submission is held until the
 * token arrives or times out. Returns the cleanup function.
 */
function protectForm(
  form: HTMLFormElement,
  field: HTMLInputElement,
  action: BotCheckAction,
): () => void {
  let isAsking = false
  let goesOn = false

  const onSubmit = (event: SubmitEvent) => {
    if (goesOn) return
    field.value = ""
    if (!isAsking && !asksForTokens()) return
    event.preventDefault()
    // Other submit handlers must not run yet.
    event.stopImmediatePropagation()
    if (!isAsking) void goOnWithToken(event.submitter)
  }

  const goOnWithToken = async (submitter: HTMLElement | null) => {
    isAsking = true
    form.setAttribute("aria-busy", "true")
    field.value = (await findBotToken(action)) ?? ""
    form.removeAttribute("aria-busy")
    isAsking = false
    if (!form.isConnected) return
    goesOn = true
    form.requestSubmit(submitter !== null && form.contains(submitter) ? submitter : null)
    goesOn = false
  }

  form.addEventListener("focusin", prepareBotToken)
  form.addEventListener("submit", onSubmit, { capture: true })
  if (form.contains(document.activeElement)) prepareBotToken()
  return () => {
    form.removeEventListener("focusin", prepareBotToken)
    form.removeEventListener("submit", onSubmit, { capture: true })
  }
}

/** The provider's notice, shown once the user has consented to it. */
export function BotCheckNotice() {
  const settings = useBotCheckSettings()
  const isAllowed = useConsent()?.protection === true
  if (settings === null || !isAllowed) return null
  const { before, privacy, and, terms } = botCheckTexts[settings.provider]
  return (
    <p className="text-ink-soft text-sm">
      {before} <Link {...privacy} /> {and} <Link {...terms} />.
    </p>
  )
}

function Link({ label, url }: { label: string; url: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" className="text-sky underline">
      {label}
    </a>
  )
}
