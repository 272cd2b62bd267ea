import type { AdLink } from "@wara/contract/own-ad"
import { adPath, paths } from "@wara/domain/site/paths"
import { payForAdPath } from "@wara/domain/site/payment-paths"
import { publisherPath } from "@wara/domain/site/return-path"
import type { LucideIcon } from "lucide-react"
import CircleCheck from "lucide-react/icons/circle-check"
import Coins from "lucide-react/icons/coins"
import HandCoins from "lucide-react/icons/hand-coins"
import IdCard from "lucide-react/icons/id-card"
import Link2Off from "lucide-react/icons/link-2-off"
import RefreshCw from "lucide-react/icons/refresh-cw"
import type { ReactNode } from "react"
import { Form, Link, useNavigation } from "react-router"
import { codeKey } from "../../../../forms/link-code.ts"
import { FormFailure } from "../../../../ui/form-failure.tsx"
import { SubmitButton } from "../../../../ui/submit-button.tsx"
import { adLinkTexts as texts } from "./texts.ts"

export function adLinkPath(code: string): string {
  return `${paths.adLink}?${new URLSearchParams({ [codeKey]: code })}`
}

const resultKey = "resultado"
const adKey = "anuncio"
const words = { renew: "renovado", sold: "vendido" } as const

/** What a link did: the action, and the ad it applied to. */
type AdLinkResult = { done: AdLink["action"]; slug: string }

/** The page with the result of a link; reloading it repeats nothing. */
export function adLinkResultPath({ action, ad }: Pick<AdLink, "action" | "ad">): string {
  return `${paths.adLink}?${new URLSearchParams({ [resultKey]: words[action], [adKey]: ad.slug })}`
}

/** Reads a link's result from the URL; null when there is none. */
export function readAdLinkResult(search: URLSearchParams): AdLinkResult | null {
  const word = search.get(resultKey)
  const slug = search.get(adKey) ?? ""
  if (word === words.renew) return { done: "renew", slug }
  return word === words.sold ? { done: "sold", slug } : null
}

/** What an e-mail's link offers to do, or what it has done; `null` when it is no longer valid. */
export function AdLinkView(props: {
  code: string
  link: AdLink | null
  result: AdLinkResult | null
  failure: string | null
}) {
  const { link, result } = props
  if (result !== null) return <Done {...result} />
  if (link === null) {
    return (
      <Column icon={Link2Off} title={texts.expiredTitle} text={texts.expiredText}>
        <Link to={paths.accountAds} className="button button-primary">
          {texts.myAds}
        </Link>
      </Column>
    )
  }
  const { name } = link.ad
  if (link.action === "sold") {
    return (
      <Column icon={HandCoins} title={texts.soldTitle(name)} text={texts.soldText}>
        <OneButton {...props} sending={texts.working}>
          {texts.sold}
        </OneButton>
      </Column>
    )
  }
  if (!link.has_rut) {
    return (
      <Column icon={IdCard} title={texts.noRutTitle} text={texts.noRutText(name)}>
        <Link to={publisherPath(adLinkPath(props.code))} className="button button-primary">
          {texts.giveRut}
        </Link>
      </Column>
    )
  }
  if (link.credits === 0) {
    return (
      <Column icon={Coins} title={texts.noCreditsTitle} text={texts.noCreditsText(name)}>
        <Link
          to={payForAdPath({ id: link.ad.id, intent: "renew" })}
          className="button button-primary"
        >
          {texts.buyAndRenew}
        </Link>
      </Column>
    )
  }
  const text = `${texts.renewText(link.days)} ${texts.credits(link.credits)}`
  return (
    <Column icon={RefreshCw} title={texts.renewTitle(name)} text={text}>
      <OneButton {...props} sending={texts.renewing}>
        {texts.renew}
      </OneButton>
    </Column>
  )
}

function Done({ done, slug }: AdLinkResult) {
  const isRenewed = done === "renew"
  return (
    <Column
      icon={CircleCheck}
      title={isRenewed ? texts.renewedTitle : texts.soldDoneTitle}
      text={isRenewed ? texts.renewedText : texts.soldDoneText}
    >
      {isRenewed && slug !== "" ? (
        <Link to={adPath(slug)} className="button button-primary">
          {texts.seeAd}
        </Link>
      ) : (
        <Link to={paths.accountAds} className="button button-primary">
          {texts.myAds}
        </Link>
      )}
    </Column>
  )
}

function OneButton(props: {
  code: string
  failure: string | null
  sending: string
  children: ReactNode
}) {
  const isSending = useNavigation().formMethod === "POST"
  return (
    <Form
      method="post"
      action={adLinkPath(props.code)}
      onSubmit={(event) => isSending && event.preventDefault()}
      className="flex flex-col items-start gap-4"
    >
      <FormFailure>{props.failure}</FormFailure>
      <input type="hidden" name={codeKey} value={props.code} />
      <SubmitButton isSending={isSending} sending={props.sending}>
        {props.children}
      </SubmitButton>
    </Form>
  )
}

function Column(props: { icon: LucideIcon; title: string; text: string; children: ReactNode }) {
  const Icon = props.icon
  return (
    <div className="wrap py-10 md:py-16">
      <div className="flex max-w-text flex-col items-start gap-4">
        <Icon aria-hidden className="size-10 text-copper" strokeWidth={1.5} />
        <h1 className="text-2xl wrap-anywhere md:text-3xl">{props.title}</h1>
        <p className="text-lg">{props.text}</p>
        {props.children}
      </div>
    </div>
  )
}
