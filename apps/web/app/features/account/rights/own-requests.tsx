import type { RightsRequest } from "@wara/contract/privacy"
import { canTransitionRights } from "@wara/domain/privacy/rights-lifecycle"
import { rightsStateTexts, rightTexts } from "@wara/domain/privacy/rights-texts"
import { formatIsoDay, formatLongDate } from "@wara/domain/site/chilean-dates"
import { Form, useNavigation } from "react-router"
import { RightsFields, rightsFieldNames } from "../../../entities/rights/rights-fields.tsx"
import { type FormResult, useForm } from "../../../forms/use-form.ts"
import { FormFailure } from "../../../ui/form-failure.tsx"
import { SubmitButton } from "../../../ui/submit-button.tsx"
import { Panel } from "../frame/page-parts.tsx"
import { privacyAnchors, privacyIntent, privacyIntents, withdrawnField } from "./privacy-intents.ts"
import { ownRightsTexts as texts } from "./texts.ts"

export type OwnRightsResult = FormResult<(typeof rightsFieldNames)[number]>

/** The form for what no button does, and the requests with their deadlines and answers. */
export function OwnRequests(props: {
  requests: RightsRequest[]
  result: OwnRightsResult | undefined
}) {
  const { field, form, isSending } = useForm(rightsFieldNames, props.result)
  return (
    <>
      <div id={privacyAnchors.request} className="scroll-mt-24">
        <Panel title={texts.formTitle} lead={texts.formLead}>
          <Form {...form} className="flex max-w-text flex-col gap-5">
            <FormFailure>{props.result?.failure}</FormFailure>
            <input type="hidden" name={privacyIntent} value={privacyIntents.request} />
            <RightsFields field={field} />
            <SubmitButton isSending={isSending} sending={texts.sending} className="self-start">
              {texts.submit}
            </SubmitButton>
          </Form>
        </Panel>
      </div>
      {props.requests.length === 0 ? null : (
        <Panel title={texts.listTitle}>
          <ul className="divide-y divide-line">
            {props.requests.map((request) => (
              <OwnRequest key={request.id} request={request} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}

function OwnRequest({ request }: { request: RightsRequest }) {
  const { answer, extension_reason, goal_day, id, limit_day, message, right, state } = request
  const canWithdraw = canTransitionRights(state, "withdraw", "requester")
  const isWithdrawing = useNavigation().formData?.get(withdrawnField) === id
  return (
    <li className="flex flex-col items-start gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex w-full flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="font-semibold text-base">{rightTexts[right].name}</h3>
        <span className="text-ink-soft text-sm">{rightsStateTexts[state]}</span>
      </div>
      <p className="max-w-text whitespace-pre-wrap wrap-anywhere">{message}</p>
      <p className="text-ink-soft text-sm">
        {texts.sent(formatLongDate(new Date(request.created_at)))}.{" "}
        {canWithdraw ? texts.due(formatIsoDay(goal_day), formatIsoDay(limit_day)) : ""}
      </p>
      {extension_reason === "" ? null : (
        <p className="max-w-text text-sm wrap-anywhere">{texts.extension(extension_reason)}</p>
      )}
      {answer === "" ? null : (
        <div className="max-w-text border-line border-l-2 pl-4">
          <p className="font-semibold text-sm">{texts.answer}</p>
          <p className="whitespace-pre-wrap wrap-anywhere">{answer}</p>
        </div>
      )}
      {canWithdraw ? (
        <Form method="post" onSubmit={(event) => isWithdrawing && event.preventDefault()}>
          <input type="hidden" name={privacyIntent} value={privacyIntents.withdraw} />
          <button
            type="submit"
            name={withdrawnField}
            value={id}
            aria-disabled={isWithdrawing}
            className="button button-quiet text-sm"
          >
            {isWithdrawing ? texts.working : texts.withdraw}
            <span className="visually-hidden"> {texts.withdrawOf(rightTexts[right].name)}</span>
          </button>
        </Form>
      ) : null}
    </li>
  )
}
