import { paths } from "@wara/domain/site/paths"
import { logInPath, registerPath } from "@wara/domain/site/return-path"
import type { LucideIcon } from "lucide-react"
import BadgeCheck from "lucide-react/icons/badge-check"
import Building2 from "lucide-react/icons/building-complex"
import Check from "lucide-react/icons/check"
import Image from "lucide-react/icons/image"
import Store from "lucide-react/icons/store"
import { Link } from "react-router"
import { becomeProTexts as texts } from "./texts.ts"

const benefitIcons: Record<keyof typeof texts.benefits, LucideIcon> = {
  company: Building2,
  page: Store,
  logo: Image,
  mark: BadgeCheck,
}

const benefitKeys = ["company", "page", "logo", "mark"] as const

/** Benefits of being a professional seller, with a link to the request form in the account. */
export function BecomeProView({ viewer }: { viewer: { pro: boolean } | null }) {
  const isPro = viewer?.pro === true
  const { benefitsTitle, lead, title } = isPro ? texts.ofPros : texts
  return (
    <div className="wrap flex flex-col gap-10 py-8 md:gap-14 md:py-12">
      <div className="flex flex-col items-start gap-4">
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        <p className="max-w-text text-lg">{lead}</p>
        <NextStep viewer={viewer} />
      </div>
      <section aria-labelledby="pro-benefits">
        <h2 id="pro-benefits" className="text-xl md:text-2xl">
          {benefitsTitle}
        </h2>
        <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {benefitKeys.map((key) => (
            <Benefit key={key} icon={benefitIcons[key]} {...texts.benefits[key]} />
          ))}
        </ul>
      </section>
      {isPro ? null : <Steps />}
      <section
        aria-labelledby="pro-same"
        className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 sm:p-6"
      >
        <h2 id="pro-same" className="text-xl">
          {texts.sameTitle}
        </h2>
        <ul className="flex flex-col gap-2.5">
          {texts.same.map((fact) => (
            <li key={fact} className="flex gap-3">
              <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-copper" />
              {fact}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** How the account is requested. */
function Steps() {
  return (
    <section aria-labelledby="pro-steps">
      <h2 id="pro-steps" className="text-xl md:text-2xl">
        {texts.stepsTitle}
      </h2>
      <ol className="mt-5 grid gap-x-8 gap-y-6 md:grid-cols-3">
        {texts.steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4 border-line-strong border-t pt-5 md:flex-col">
            <span aria-hidden className="font-heading text-3xl text-copper leading-none">
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Benefit(props: { icon: LucideIcon; title: string; text: string }) {
  const Icon = props.icon
  return (
    <li className="flex gap-4 rounded-card border border-line bg-surface p-4 sm:flex-col sm:gap-3 sm:p-5">
      <Icon aria-hidden className="size-7 shrink-0 text-copper" strokeWidth={1.5} />
      <div>
        <h3 className="text-lg">{props.title}</h3>
        <p className="mt-1 text-ink-soft">{props.text}</p>
      </div>
    </li>
  )
}

function NextStep({ viewer }: { viewer: { pro: boolean } | null }) {
  if (viewer === null) {
    return (
      <p className="flex flex-wrap gap-3">
        <Link to={registerPath(paths.accountPro)} className="button button-primary">
          {texts.signUp}
        </Link>
        <Link to={logInPath(paths.accountPro)} className="button button-quiet">
          {texts.logIn}
        </Link>
      </p>
    )
  }
  if (!viewer.pro) {
    return (
      <Link to={paths.accountPro} className="button button-primary">
        {texts.request}
      </Link>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="flex items-center gap-2 font-semibold">
        <BadgeCheck aria-hidden className="size-5 text-ok" />
        {texts.isPro}
      </p>
      <Link to={paths.accountProfileEdit} className="button button-quiet">
        {texts.edit}
      </Link>
    </div>
  )
}
