import type { LeadThread } from "@wara/contract/lead"
import { buyerRiskTexts, sellerRiskTexts } from "@wara/domain/leads/lead-texts"
import { formatMoment } from "@wara/domain/site/chilean-dates"
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point"
import { threadTexts } from "./texts.ts"

/** The messages of a thread, oldest first; those of the reader are on the right. */
export function MessageList({ thread }: { thread: LeadThread }) {
  const { messages, person, side } = thread
  const riskTexts = side === "seller" ? sellerRiskTexts : buyerRiskTexts
  const nameOf = (author: LeadThread["messages"][number]["author"]) => {
    if (author === side) return threadTexts.you
    return author === "buyer" ? (person?.name ?? threadTexts.buyer) : threadTexts[author]
  }
  return (
    <section aria-label={threadTexts.messages}>
      <ol className="flex flex-col gap-4">
        {messages.map((message, place) => {
          const isMine = message.author === side
          return (
            <li
              // Messages are only ever added at the end.
              // biome-ignore lint/suspicious/noArrayIndexKey: their place identifies them
              key={place}
              className={`flex max-w-[min(100%,36rem)] flex-col gap-1 ${isMine ? "self-end" : "self-start"}`}
            >
              <p className={`text-ink-soft text-sm ${isMine ? "text-right" : ""}`}>
                <span data-private className="font-semibold text-ink">
                  {nameOf(message.author)}
                </span>{" "}
                · {formatMoment(new Date(message.created_at))}
              </p>
              <div
                data-private
                className={`rounded-card border px-4 py-3 whitespace-pre-wrap wrap-anywhere ${isMine ? "border-transparent bg-copper-tint" : "border-line bg-surface"}`}
              >
                {message.text}
              </div>
              {isMine
                ? null
                : message.risks.map((risk) => (
                    <p
                      key={risk}
                      role="note"
                      className="flex gap-2 rounded-control bg-warn-tint px-3 py-2 text-sm"
                    >
                      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
                      {riskTexts[risk]}
                    </p>
                  ))}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
