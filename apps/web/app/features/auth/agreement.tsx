import { paths } from "@wara/domain/site/paths"
import { agreementTexts } from "./register-texts.ts"

/** The sentence of agreement; its texts open beside the form, so that nothing typed is lost. */
export function Agreement() {
  return (
    <>
      {agreementTexts.before}
      <TextLink to={paths.terms}>{agreementTexts.terms}</TextLink>
      {agreementTexts.between}
      <TextLink to={paths.privacy}>{agreementTexts.privacy}</TextLink>
      {agreementTexts.after}
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
