import { ProLink } from "../pro/pro-link.tsx"
import { usernameTexts } from "./username-texts.ts"

/** The URL of a username. Only professionals have a page there. */
export function UsernameAddress(props: { host: string; username: string; isPro: boolean }) {
  const { addressPro, addressPlain, plainNote } = usernameTexts
  return (
    <div className="rounded-control bg-sunken px-4 py-3">
      <p className="text-ink-soft text-sm">{props.isPro ? addressPro : addressPlain}</p>
      <p className="wrap-anywhere">
        <span className="text-ink-soft">{props.host}/</span>
        <span className="font-semibold">{props.username}</span>
      </p>
      {props.isPro ? null : (
        <p className="mt-1 text-ink-soft text-sm">
          {plainNote} <ProLink />
        </p>
      )}
    </div>
  )
}
