import { type BotCheckAction, botTokenField } from "@wara/domain/site/bot-check"
import { useEffect, useRef } from "react"
import { BotCheckNotice } from "./bot-check-notice.tsx"
import { useBotCheckSettings } from "./bot-check-settings.ts"
import { protectForm } from "./protect-form.ts"

/** Protects the form that it stands in: each sending brings a fresh token, if one can be had. */
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
