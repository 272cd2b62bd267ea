import type { LeadThread } from "@wara/contract/lead"
import type { LeadTemplate } from "@wara/domain/leads/lead-schema"
import { adMeasureTexts, buyerStateTexts, leadStateTexts } from "@wara/domain/leads/lead-texts"
import { formatNetPrice } from "@wara/domain/money/money"
import { adPath } from "@wara/domain/site/paths"
import { useEffect } from "react"
import { Link, useFetcher } from "react-router"
import { FormFailure } from "../../../ui/form-failure.tsx"
import { Notice } from "../../../ui/notice.tsx"
import { intentField, type OfferedStep } from "./lead-forms.ts"
import { MessageList } from "./message-list.tsx"
import { ReplyForm } from "./reply-form.tsx"
import { BlockStep, Offer, SellerSteps } from "./seller-steps.tsx"
import { ownLeadsTexts, threadTexts } from "./texts.ts"

/**
 * A thread as one side sees it, in the account or by the link of an e-mail. Opening it changes
 * nothing: the browser posts afterwards that it was read.
 */
export function ThreadView(props: {
  thread: LeadThread
  /** Idempotency key of the next message. */
  messageKey: string
  /** Whether the page is in the account, which also has notes and all steps. */
  isOwn: boolean
  templates: readonly LeadTemplate[]
  /** The step that the button of an e-mail offers. */
  offered: OfferedStep | null
  /** Whether the page was opened to answer. */
  isAnswering?: boolean
  failure: string | null
}) {
  const { failure, isAnswering = false, isOwn, messageKey, offered, templates, thread } = props
  const isSeller = thread.side === "seller"
  useSeen(thread)
  return (
    <div className="flex flex-col gap-6">
      <AdHead thread={thread} />
      {thread.measure === null ? null : (
        <Notice kind="warn">{adMeasureTexts[thread.measure]}</Notice>
      )}
      <FormFailure>{failure}</FormFailure>
      {offered === null ? null : <Offer step={offered} />}
      {thread.awaits_confirmation && offered !== "confirm" && !isSeller ? (
        <Offer step="confirm" />
      ) : null}
      <div className={isSeller ? "grid gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]" : ""}>
        <div className="flex min-w-0 flex-col gap-6">
          <MessageList thread={thread} />
          {thread.can_reply ? (
            <ReplyForm
              // Emptied by the own message that arrived, not by every reload of the page.
              key={thread.messages.filter(({ author }) => author === thread.side).length}
              messageKey={messageKey}
              isSeller={isSeller}
              takesFocus={isAnswering}
              templates={templates}
            />
          ) : null}
          {thread.can_reply || thread.awaits_confirmation ? null : (
            <p className="text-ink-soft">{threadTexts.closed}</p>
          )}
          {isSeller ? null : (
            <div className="self-start">
              <BlockStep thread={thread} isOwn={isOwn} />
            </div>
          )}
        </div>
        {isSeller ? <SellerSteps thread={thread} isOwn={isOwn} /> : null}
      </div>
    </div>
  )
}

/** Posts once that the thread was read, when there is something new in it. */
function useSeen({ messages, side, state }: LeadThread): void {
  const { submit, state: sending, data } = useFetcher()
  const other = side === "seller" ? "buyer" : "seller"
  const hasNew =
    (side === "seller" && state === "new") ||
    messages.some(({ author, is_read }, place) => place > 0 && author === other && !is_read)
  const isMissing = hasNew && sending === "idle" && data === undefined
  useEffect(() => {
    if (isMissing) void submit({ [intentField]: "see" }, { method: "post" })
  }, [isMissing, submit])
}

/** Where a thread stands, for its reader. */
function stateOf({ awaits_confirmation, side, state }: LeadThread): string {
  if (side === "seller") return leadStateTexts[state]
  return awaits_confirmation ? ownLeadsTexts.waits : buyerStateTexts[state]
}

function AdHead({ thread }: { thread: LeadThread }) {
  const { ad, subject } = thread
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-surface p-4">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{subject}</p>
        {ad === null ? null : (
          <p className="text-sm tabular-nums">{formatNetPrice(ad.price, ad.currency)}</p>
        )}
        {ad === null ? (
          <p className="text-ink-soft text-sm">{threadTexts.adless}</p>
        ) : ad.is_public ? (
          <Link
            to={adPath(ad.slug)}
            className="inline-flex min-h-11 items-center text-sky text-sm hover:underline"
          >
            {threadTexts.seeAd}
          </Link>
        ) : (
          <p className="text-ink-soft text-sm">{threadTexts.adEnded}</p>
        )}
      </div>
      <p className="text-sm">
        <span className="text-ink-soft">{threadTexts.state}: </span>
        <span className="font-semibold">{stateOf(thread)}</span>
      </p>
    </div>
  )
}
