import type { BotCheckAction } from "@wara/domain/site/bot-check"
import { asksForTokens, findBotToken, prepareBotToken } from "./bot-token.ts"

/**
 * Lets a form carry a fresh token in `field` whenever it is sent: the sending is held back until the
 * token is there or nobody waits for it any more. The answer ends it.
 */
export function protectForm(
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
    // Nobody else hears of it yet.
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
