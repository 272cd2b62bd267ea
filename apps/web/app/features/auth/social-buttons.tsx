import type { SocialProvider } from "@wara/domain/accounts/social-provider"
import { connectPath } from "@wara/domain/site/paths"
import { returnKey } from "@wara/domain/site/return-path"
import { expectEntry } from "../../integrations/tags/expected-event.ts"
import { SocialAgreement } from "./agreement.tsx"
import { ProviderMark } from "./provider-mark.tsx"
import { providerNames, socialTexts } from "./social-texts.ts"

/** Logs in or signs up by whom one already has an account with; `or` leads over to the form. */
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
        // Leads out of the site, past the router.
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
