import { type Answer, json } from "../stand-in/stand-in-server.ts"
import { type Mishaps, mishapKinds, operations } from "./mishaps.ts"
import { chargedOf, stateOf } from "./transaction.ts"
import type { TransactionBook } from "./transaction-book.ts"

/**
 * POST /control, for tests; each message does one thing:
 * {"operation", "when", "how"} plans a mishap for the next such call; {"release": true | subject} lets
 * held calls go on; {"down": true|false}; {"advance": milliseconds} moves its clock; {"forget": true} plans nothing.
 */
export function obey(
  book: TransactionBook,
  mishaps: Mishaps,
  message: Record<string, unknown>,
): Answer {
  if (typeof message.advance === "number") book.advance(message.advance)
  else if (typeof message.down === "boolean") mishaps.down = message.down
  else if (message.release === true) mishaps.release()
  else if (typeof message.release === "string") mishaps.release(message.release)
  else if (message.forget === true) mishaps.forget()
  else {
    const operation = operations.find((one) => one === message.operation)
    const how = mishapKinds.find((one) => one === message.how)
    const when = message.when === "after" ? "after" : "before"
    if (!operation || !how) return json({ error: "unknown command" }, 400)
    mishaps.plan({ operation, when, how })
  }
  return tell(book, mishaps)
}

/** GET /control: every payment with what it charges in the end, and what is held or planned. */
export function tell(book: TransactionBook, mishaps: Mishaps): Answer {
  const transactions = book.all().map((one) => ({
    ...one,
    state: stateOf(one),
    charged: chargedOf(one),
  }))
  return json({ transactions, held: mishaps.held, planned: mishaps.planned })
}
