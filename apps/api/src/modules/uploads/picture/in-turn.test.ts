import { expect, test } from "vitest"
import { inTurn } from "./in-turn.ts"

test("[B8.6] persons take turns at decoding, and each may wait for a limited number", async () => {
  const decode = inTurn({ maxWaiting: 60, maxWaitingPerPerson: 6 })
  const order: number[] = []
  const upload = (person: number) => decode(person, async () => void order.push(person))
  const flood = Array.from({ length: 7 }, () => upload(1))
  const other = upload(2)
  await expect(upload(1)).rejects.toMatchObject({ code: "ServiceUnavailableError" })
  await Promise.all([...flood, other])
  expect(order.indexOf(2)).toBeLessThanOrEqual(2)
})
