import { randomBytes } from "node:crypto"
import type { Transaction } from "./transaction.ts"

export type NewTransaction = Pick<Transaction, "buyOrder" | "sessionId" | "amount" | "returnUrl">

/** Every payment of this process, and its clock. */
export class TransactionBook {
  readonly #byToken = new Map<string, Transaction>()
  readonly #clock: () => number
  #ahead = 0

  constructor(clock: () => number) {
    this.#clock = clock
  }

  now(): number {
    return this.#clock() + this.#ahead
  }

  /** Moves the clock forward, so that tests need not wait. */
  advance(milliseconds: number): void {
    this.#ahead += milliseconds
  }

  all(): Transaction[] {
    return [...this.#byToken.values()]
  }

  find(token: string): Transaction | undefined {
    return this.#byToken.get(token)
  }

  has(buyOrder: string): boolean {
    return this.all().some((one) => one.buyOrder === buyOrder)
  }

  open(given: NewTransaction): Transaction {
    const transaction: Transaction = {
      ...given,
      token: randomBytes(32).toString("hex"),
      createdAt: this.now(),
      ended: null,
      committedAt: null,
      refunds: [],
    }
    this.#byToken.set(transaction.token, transaction)
    return transaction
  }
}
