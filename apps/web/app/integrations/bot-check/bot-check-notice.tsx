import { useConsent } from "../consent/consent.ts"
import { useBotCheckSettings } from "./bot-check-settings.ts"
import { botCheckTexts } from "./bot-check-texts.ts"

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
