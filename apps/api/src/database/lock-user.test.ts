import { afterAll, beforeAll, expect, test } from "vitest"
import { addUser } from "../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../test/create-test-app.ts"
import { waitingForLocks } from "../../test/waiting-for-locks.ts"
import { lockAccount, lockUser, lockUsers } from "./lock-user.ts"
import { consents } from "./schema/accounts.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

const lockInTransaction = (ids: readonly number[]) =>
  api.database.transaction((transaction) => lockUsers(transaction, ids))

test("a second transaction waits until the first one ends", async () => {
  const id = await addUser(api.database)
  const events: string[] = []
  const { second } = await api.database.transaction(async (transaction) => {
    await lockUser(transaction, { id })
    const second = lockInTransaction([id]).then(() => events.push("second"))
    await expect.poll(() => waitingForLocks(api)).toBe(1)
    events.push("first")
    return { second }
  })
  await second
  expect(events).toEqual(["first", "second"])
})

test("two transactions that lock the same users in opposite order do not deadlock", async () => {
  const first = await addUser(api.database)
  const second = await addUser(api.database)
  const { waiting } = await api.database.transaction(async (transaction) => {
    await lockUser(transaction, { id: first })
    // It requests the free user first, and must wait for the other one before locking it.
    const waiting = lockInTransaction([second, first])
    await expect.poll(() => waitingForLocks(api)).toBe(1)
    await lockUser(transaction, { id: second })
    return { waiting }
  })
  await expect(waiting).resolves.toBeUndefined()
})

test("rows that reference a locked user are inserted without waiting", async () => {
  const userId = await addUser(api.database)
  await api.database.transaction(async (transaction) => {
    await lockUser(transaction, { id: userId })
    const consent = { userId, kind: "news", granted: true, version: "1" } as const
    await api.database.insert(consents).values({ ...consent, createdAt: new Date() })
  })
  expect(await api.database.$count(consents)).toBeGreaterThan(0)
})

test("a locked user is skipped on request, and a deleted one has no account", async () => {
  const id = await addUser(api.database, { email: "bloqueada@wara.test" })
  await api.database.transaction(async (transaction) => {
    expect(await lockUser(transaction, { email: "BLOQUEADA@wara.test" })).toMatchObject({ id })
    const other = api.database.transaction((second) =>
      lockAccount(second, { id }, { skipLocked: true }),
    )
    expect(await other).toBeNull()
  })
  await api.pool.query("update users set deleted_at = now() where id = $1", [id])
  expect(await lockAccount(api.database, { id })).toBeNull()
  expect(await lockUser(api.database, { id })).toMatchObject({ id })
})
