import type { OfferableAd, OfferChoices, WantedAd } from "@wara/contract/wanted"
import { leadLimits } from "@wara/domain/leads/lead"
import { formatNetPrice } from "@wara/domain/money/money"
import { accountLeadPath, paths } from "@wara/domain/site/paths"
import { wantedPath } from "@wara/domain/site/wanted-paths"
import { withoutAd } from "@wara/domain/wanted/offer-schema"
import CircleCheck from "lucide-react/icons/circle-check"
import type { ReactNode } from "react"
import { Form, Link } from "react-router"
import { type FormResult, useForm } from "../../forms/use-form.ts"
import { FormFailure } from "../../ui/form-failure.tsx"
import { RadioCards } from "../../ui/radio-cards.tsx"
import { SubmitButton } from "../../ui/submit-button.tsx"
import { TextArea } from "../../ui/text-field.tsx"
import { placeOf } from "./sought-facts.ts"
import { offerTexts as texts } from "./texts.ts"
import { offerFields } from "./wanted-fields.ts"

type Result = FormResult<(typeof offerFields)[number]>

/** "Tengo uno": the seller chooses one of their ads, or none, and writes to the person who seeks. */
export function OfferView(props: {
  wanted: WantedAd
  choices: OfferChoices
  result: Result | undefined
  formKey: string
}) {
  const { choices, wanted } = props
  const open = choices.ads.filter(({ is_offered }) => !is_offered)
  return (
    <div className="wrap flex max-w-2xl flex-col gap-5 py-8">
      <Link
        to={wantedPath(wanted.slug)}
        className="inline-flex min-h-11 w-fit items-center text-sky text-sm hover:underline"
      >
        {texts.back}
      </Link>
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl wrap-anywhere md:text-3xl">{texts.titleFor(wanted.name)}</h1>
        <p className="text-ink-soft">{placeOf(wanted)}</p>
      </div>
      {choices.is_own ? (
        <Hint text={texts.own} link={{ to: paths.accountWanted, text: texts.toOwn }} />
      ) : open.length === 0 && choices.answered_lead !== null ? (
        <Hint
          text={texts.allOffered}
          link={{ to: accountLeadPath(choices.answered_lead), text: texts.toThread }}
        />
      ) : (
        <OfferForm {...props} ads={open} mayBeAdless={choices.answered_lead === null} />
      )}
    </div>
  )
}

/** Ads that are shown at once. */
const maxShown = 6

/** The ads of the sought category, at most a few, and the rest; the api puts those that fit first. */
function splitChoices(ads: OfferableAd[]): { shown: OfferableAd[]; others: OfferableAd[] } {
  const shown = ads.filter(({ is_same_category }) => is_same_category).slice(0, maxShown)
  return { shown, others: ads.filter((ad) => !shown.includes(ad)) }
}

function optionOf({ currency, id, name, price }: OfferableAd) {
  return { value: String(id), label: name, hint: formatNetPrice(price, currency) }
}

/** An ad is proposed, with an example of a message, only when it fits; otherwise the seller chooses and writes. */
function OfferForm(props: {
  ads: OfferableAd[]
  /** Whether the seller may still answer without an ad. */
  mayBeAdless: boolean
  result: Result | undefined
  formKey: string
}) {
  const { ads, formKey, mayBeAdless, result } = props
  const { field, form, isSending } = useForm(offerFields, result)
  const chosen = field("ad")
  const message = field("message")
  const [proposed] = ads.filter(({ is_fitting }) => is_fitting)
  const { others, shown } = splitChoices(ads)
  const adless = { value: withoutAd, label: texts.adless, hint: texts.adlessHint }
  const adlessFirst = mayBeAdless && proposed === undefined ? [adless] : []
  const adlessLast = mayBeAdless && proposed !== undefined ? [adless] : []
  return (
    <Form {...form} className="flex flex-col gap-5">
      <FormFailure>{result?.failure}</FormFailure>
      <input type="hidden" name="key" value={formKey} />
      {ads.length === 0 ? (
        <>
          <input type="hidden" name="ad" value={withoutAd} />
          <p className="text-ink-soft">
            {texts.noAds}{" "}
            <Link to={paths.postAd} className="text-sky underline">
              {texts.postAd}
            </Link>
          </p>
        </>
      ) : (
        <RadioCards
          label={texts.ad}
          {...chosen}
          defaultValue={chosen.defaultValue || String(proposed?.id ?? "")}
          options={[...adlessFirst, ...shown.map(optionOf), ...adlessLast]}
          more={{ label: texts.others(others.length), options: others.map(optionOf) }}
        />
      )}
      <TextArea
        label={texts.message}
        hint={texts.messageHint}
        rows={5}
        required
        maxLength={leadLimits.message}
        {...message}
        // Not a value: React would write it over what was typed before the scripts were there.
        placeholder={proposed === undefined ? undefined : texts.suggested}
      />
      <SubmitButton isSending={isSending} sending={texts.sending} className="self-start">
        {texts.submit}
      </SubmitButton>
    </Form>
  )
}

function Hint({ link, text }: { text: string; link: { to: string; text: string } }): ReactNode {
  return (
    <div className="flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-6">
      <p>{text}</p>
      <Link to={link.to} className="button button-primary">
        {link.text}
      </Link>
    </div>
  )
}

/** After an offer: what happens next. */
export function OfferSent({ lead }: { lead: string }) {
  return (
    <div className="wrap flex max-w-2xl flex-col items-start gap-4 py-8">
      <CircleCheck aria-hidden className="size-8 text-copper" strokeWidth={1.5} />
      <h1 className="text-2xl md:text-3xl">{texts.sentTitle}</h1>
      <p role="status">{texts.sentText}</p>
      <p className="flex flex-wrap gap-3">
        <Link to={accountLeadPath(lead)} className="button button-primary">
          {texts.toThread}
        </Link>
        <Link to={paths.wanted} className="button button-quiet">
          {texts.more}
        </Link>
      </p>
    </div>
  )
}
