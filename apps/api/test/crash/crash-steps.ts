import type { CrashHarness } from "./crash-harness.ts"
import type { CrashPayer } from "./crash-payer.ts"
import type { Outcome } from "./read-outcome.ts"

/** The dependencies of a step. Several steps may be paused at once, each with its own payer. */
export type CrashScene = {
  harness: CrashHarness
  payer: CrashPayer
  /** Number of the order of that name at the gateway. */
  orderOf: (buyOrder: string) => Promise<number>
  /** Commits at the gateway like an api that died before storing it. */
  commitUnseen: (order: { orderId: number; token: string }) => Promise<void>
  /** Lets the running api reconcile at once. */
  startJob: () => Promise<unknown>
  /** Requests a full refund as an operator. */
  refund: (orderId: number) => Promise<unknown>
  /** Calls and statements that earlier steps already paused. */
  counts: { calls: number; statements: number }
}

/** A point at which the api dies, how it is reached, and what may have come of the payment then. */
export type CrashStep = {
  name: string
  reach: (scene: CrashScene) => Promise<void>
  outcomes: readonly Outcome[]
  /** Whether the payment publishes an ad besides. */
  withAd?: true
}

/** Does not wait for a call that the kill will end; its result does not matter. */
const leave = (call: Promise<unknown>) => void call.catch(() => undefined)

async function opened({ payer }: CrashScene) {
  const order = await payer.checkOut()
  if (!order) throw new Error("The api died too early")
  return order
}

/** Opens a payment and ends it at the gateway, without coming back. */
async function ended(scene: CrashScene, choice: "approve" | "reject" = "approve") {
  const order = await opened(scene)
  await scene.payer.pay(order.token, choice)
  return order
}

async function paid(scene: CrashScene) {
  const order = await ended(scene)
  await scene.payer.comeBack()
  return order
}

/** Pauses a call of the gateway before or after it was done; returns its subject. */
async function pauseCall(
  { harness, counts }: CrashScene,
  operation: "create" | "commit" | "refund" | "status",
  when: "before" | "after",
  call: () => Promise<unknown>,
): Promise<string> {
  await harness.webpay.command({ operation, when, how: "pause" })
  leave(call())
  const subject = await harness.untilPaused(counts.calls + 1)
  counts.calls += 1
  return subject
}

/** Releases the response of a paused call, whose processing then waits for a locked row. */
async function pauseResult(
  { harness, counts }: CrashScene,
  operation: "create" | "commit" | "refund" | "status",
  call: () => Promise<unknown>,
  lock: (subject: string) => Promise<void>,
): Promise<void> {
  await harness.webpay.command({ operation, when: "after", how: "pause" })
  leave(call())
  const subject = await harness.untilPaused(counts.calls + 1)
  await lock(subject)
  await harness.webpay.command({ release: subject })
  await harness.untilWaiting(counts.statements + 1)
  counts.statements += 1
}

const untouched: readonly Outcome[] = ["no order", "not charged"]

/** Every step of checkout, return, reconciliation and refund. */
export const crashSteps: readonly CrashStep[] = [
  {
    name: "while the order is stored",
    outcomes: untouched,
    reach: async ({ harness, payer, counts }) => {
      await harness.lock("users", payer.id)
      leave(payer.checkOut())
      await harness.untilWaiting(counts.statements + 1)
      counts.statements += 1
    },
  },
  {
    name: "before the payment is opened",
    outcomes: ["not charged"],
    reach: async (scene) => {
      await pauseCall(scene, "create", "before", scene.payer.checkOut)
    },
  },
  {
    name: "after the payment was opened",
    outcomes: ["not charged"],
    reach: async (scene) => {
      await pauseCall(scene, "create", "after", scene.payer.checkOut)
    },
  },
  {
    name: "while the token is stored",
    outcomes: ["not charged"],
    reach: (scene) =>
      pauseResult(scene, "create", scene.payer.checkOut, async (buyOrder) =>
        scene.harness.lock("orders", await scene.orderOf(buyOrder)),
      ),
  },
  {
    name: "while the payer is at the gateway",
    outcomes: ["not charged", "granted"],
    reach: async (scene) => {
      await ended(scene)
    },
  },
  {
    name: "while the return is looked up",
    outcomes: ["not charged", "granted"],
    reach: async (scene) => {
      const { orderId } = await ended(scene)
      await scene.harness.lock("orders", orderId)
      leave(scene.payer.comeBack())
      await scene.harness.untilWaiting(scene.counts.statements + 1)
      scene.counts.statements += 1
    },
  },
  {
    name: "before the commit",
    outcomes: ["not charged", "granted"],
    reach: async (scene) => {
      await ended(scene)
      await pauseCall(scene, "commit", "before", scene.payer.comeBack)
    },
  },
  {
    name: "after the commit",
    outcomes: ["granted"],
    reach: async (scene) => {
      await ended(scene)
      await pauseCall(scene, "commit", "after", scene.payer.comeBack)
    },
  },
  {
    name: "while the result is stored",
    outcomes: ["granted"],
    reach: async (scene) => {
      const { orderId } = await ended(scene)
      await pauseResult(scene, "commit", scene.payer.comeBack, () =>
        scene.harness.lock("orders", orderId),
      )
    },
  },
  {
    name: "while the credits are granted",
    outcomes: ["granted"],
    reach: async (scene) => {
      await ended(scene)
      await pauseResult(scene, "commit", scene.payer.comeBack, () =>
        scene.harness.lock("users", scene.payer.id),
      )
    },
  },
  {
    name: "while an ad is submitted that is paid along",
    withAd: true,
    outcomes: ["granted"],
    reach: async (scene) => {
      await ended(scene)
      await pauseResult(scene, "commit", scene.payer.comeBack, () =>
        scene.harness.lock("ads", scene.payer.ad ?? 0),
      )
    },
  },
  {
    name: "after the credits were granted",
    outcomes: ["granted"],
    reach: async (scene) => {
      await paid(scene)
    },
  },
  {
    name: "after the commit of a rejected payment",
    outcomes: ["not charged"],
    reach: async (scene) => {
      await ended(scene, "reject")
      await pauseCall(scene, "commit", "after", scene.payer.comeBack)
    },
  },
  {
    name: "while the job asks for the state",
    outcomes: ["granted"],
    reach: async (scene) => {
      await scene.commitUnseen(await ended(scene))
      await pauseCall(scene, "status", "before", scene.startJob)
    },
  },
  {
    name: "while the state is stored that was asked for",
    outcomes: ["granted"],
    reach: async (scene) => {
      await scene.commitUnseen(await ended(scene))
      await pauseResult(scene, "status", scene.payer.comeBack, () =>
        scene.harness.lock("users", scene.payer.id),
      )
    },
  },
  {
    name: "before the refund",
    outcomes: ["refunded"],
    reach: async (scene) => {
      const { orderId } = await paid(scene)
      await pauseCall(scene, "refund", "before", () => scene.refund(orderId))
    },
  },
  {
    name: "after the refund",
    outcomes: ["refunded"],
    reach: async (scene) => {
      const { orderId } = await paid(scene)
      await pauseCall(scene, "refund", "after", () => scene.refund(orderId))
    },
  },
  {
    name: "while the refund is stored",
    outcomes: ["refunded"],
    reach: async (scene) => {
      const { orderId } = await paid(scene)
      await pauseResult(
        scene,
        "refund",
        () => scene.refund(orderId),
        () => scene.harness.lock("orders", orderId),
      )
    },
  },
]
