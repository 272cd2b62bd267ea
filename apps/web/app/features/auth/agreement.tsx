import { agreementTexts } from "@wara/domain/accounts/agreement-texts"
import { paths } from "@wara/domain/site/paths"

/** Consent checkbox; its texts open in another tab, so that typed values are not lost. */
export function Agreement() {
  return (
    <>
      {agreementTexts.before}
      <AgreedTexts />.
    </>
  )
}

/** What users agree to by signing up with Google or Facebook, where there is no checkbox. */
export function SocialAgreement() {
  return (
    <>
      {agreementTexts.beforeSocial}
      <AgreedTexts />
      {agreementTexts.afterSocial}
    </>
  )
}

function AgreedTexts() {
  return (
    <>
      <TextLink to={paths.terms}>{agreementTexts.terms}</TextLink>
      {agreementTexts.between}
      <TextLink to={paths.privacy}>{agreementTexts.privacy}</TextLink>
    </>
  )
}

function TextLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noopener" className="text-sky underline">
      {children}
      <span className="visually-hidden">{agreementTexts.newTab}</span>
    </a>
  )
}
