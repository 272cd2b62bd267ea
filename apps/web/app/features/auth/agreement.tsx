import { paths } from "@wara/domain/site/paths"
import { agreementTexts } from "./register-texts.ts"

/** What one agrees to by ticking; its texts open beside the form, so that nothing typed is lost. */
export function Agreement() {
  return (
    <>
      {agreementTexts.before}
      <AgreedTexts />.
    </>
  )
}

/** What one agrees to by signing up with Google or Facebook, where nothing is ticked. */
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
