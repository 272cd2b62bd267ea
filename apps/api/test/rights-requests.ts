import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import { rightsRequests } from "../src/database/schema/rights-requests.ts"
import { addSession, addUser, confirmed } from "./add-user.ts"
import type { TestApp } from "./create-test-app.ts"

type Headers = { authorization: string }

/** Status and body of a call, which has a key of its own unless one is given. */
export async function callDesk(
  api: TestApp,
  method: "GET" | "POST",
  url: string,
  headers: Headers,
  data?: object,
  key: string = randomUUID(),
) {
  const answer = await api.app.inject({
    ...{ method, url: `/api/${url}` },
    headers: { ...headers, "idempotency-key": key },
    ...(data === undefined ? {} : { payload: { data } }),
  })
  return { status: answer.statusCode, body: answer.json() }
}

/** An account that asks about its data and lists what it asked. */
export async function enterRequester(api: TestApp, email: string) {
  const userId = await addUser(api.database, { email, ...confirmed })
  const headers = { authorization: `Bearer ${await addSession(api.database, userId)}` }
  const ask = async (given: object = {}) => {
    const data = { right: "rectification", message: "Mi RUT no es ese.", ...given }
    const { status } = await callDesk(api, "POST", "users/me/rights-requests", headers, data)
    if (status !== 201) throw new Error(`the request was answered with ${status}`)
    const [request] = await api.database
      .select()
      .from(rightsRequests)
      .where(eq(rightsRequests.email, email))
    if (!request) throw new Error("the request was not stored")
    return request
  }
  const list = async () =>
    (await callDesk(api, "GET", "users/me/rights-requests", headers)).body.data
  return { userId, headers, ask, list }
}
