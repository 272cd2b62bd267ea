import { Form, useNavigation } from "react-router"
import { intentField, intents } from "./privacy-intents.ts"
import { privacyTexts } from "./privacy-texts.ts"

/** Switches news by e-mail on or off; it is a button, so that it works without scripts too. */
export function NewsSwitch({ isOn }: { isOn: boolean }) {
  const sent = useNavigation().formData
  const isChanging = sent?.get(intentField) === intents.news
  const isShownOn = isChanging ? sent.get("granted") === "true" : isOn
  return (
    <Form method="post">
      <input type="hidden" name={intentField} value={intents.news} />
      <input type="hidden" name="granted" value={String(!isOn)} />
      <button
        type="submit"
        role="switch"
        aria-checked={isShownOn}
        aria-disabled={isChanging}
        className="group flex min-h-11 w-full items-center justify-between gap-4 text-left font-medium sm:w-auto sm:justify-start"
      >
        <span
          aria-hidden
          className="order-last flex h-7 w-12 shrink-0 items-center rounded-full border border-line-strong bg-sunken p-0.5 transition-colors group-aria-checked:border-copper group-aria-checked:bg-copper"
        >
          <span className="size-5 rounded-full bg-line-strong transition-transform group-aria-checked:translate-x-5 group-aria-checked:bg-on-copper" />
        </span>
        {privacyTexts.newsSwitch}
      </button>
    </Form>
  )
}
