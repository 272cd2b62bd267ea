import type { SocialProvider } from "@wara/domain/accounts/social-log-in"
import { connectPath } from "@wara/domain/site/paths"
import { returnKey } from "@wara/domain/site/return-path"
import { expectEntry } from "../../integrations/tags/expected-event.ts"
import { SocialAgreement } from "./agreement.tsx"
import { providerNames, socialTexts } from "./texts.ts"

/** The providers' logo letters as plain SVG paths. */
const shapes: Record<SocialProvider, string> = {
  google:
    "M21.6 12.2c0-.7-.1-1.4-.2-2H12v3.9h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.7 3-4.3 3-7.4ZM12 22c2.7 0 5-.9 6.6-2.4l-3.2-2.5a6 6 0 0 1-9-3.1H3.1v2.6A10 10 0 0 0 12 22ZM6.4 14a6 6 0 0 1 0-3.9V7.5H3.1a10 10 0 0 0 0 9L6.4 14ZM12 6c1.5 0 2.8.5 3.9 1.5l2.9-2.9A10 10 0 0 0 3.1 7.5l3.3 2.6A6 6 0 0 1 12 6Z",
  facebook:
    "M22 12a10 10 0 1 0-11.6 9.9v-7H7.9V12h2.5V9.8c0-2.5 1.5-3.9 3.8-3.9 1.1 0 2.2.2 2.2.2v2.5h-1.2c-1.3 0-1.6.8-1.6 1.6V12h2.7l-.4 2.9h-2.3v7A10 10 0 0 0 22 12Z",
}

function ProviderMark({ provider }: { provider: SocialProvider }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" fill="currentColor" className="size-5 shrink-0">
      <path d={shapes[provider]} />
    </svg>
  )
}

/** Logs in or signs up with a provider; `or` shows a separator before the form. */
export function SocialButtons(props: {
  providers: SocialProvider[]
  returnTo: string | null
  or: string
}) {
  const { providers, returnTo } = props
  if (providers.length === 0) return null
  const query = returnTo === null ? "" : `?${new URLSearchParams({ [returnKey]: returnTo })}`
  return (
    <div className="flex flex-col gap-3">
      {providers.map((provider) => (
        // Leaves the site, so the router is bypassed.
        <a
          key={provider}
          href={connectPath(provider) + query}
          rel="nofollow"
          onClick={() => expectEntry(provider)}
          className="button button-quiet"
        >
          <ProviderMark provider={provider} />
          {socialTexts.continueWith(providerNames[provider])}
        </a>
      ))}
      <p className="text-ink-soft text-xs">
        <SocialAgreement />
      </p>
      <p className="flex items-center gap-3 pt-2 text-ink-soft text-sm before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {props.or}
      </p>
    </div>
  )
}
