import type { App } from "../src/app-context.ts"
import { testServiceToken } from "./create-test-app.ts"

/** A user's browser, as the web server describes it. */
export type Caller = {
  network?: string
  device?: string
  token?: string
  userAgent?: string
  headers?: Record<string, string>
}

let networks = 0

/** An address that no other call of the test used. */
export function newNetwork(): string {
  networks += 1
  return `198.18.${Math.floor(networks / 250)}.${networks % 250}`
}

/** Calls the api as the web server does for a user. */
export async function callAs(
  app: App,
  caller: Caller,
  call: `${"GET" | "POST" | "DELETE"} /${string}`,
  payload?: object,
) {
  const [method, path] = call.split(" ", 2)
  const answer = await app.inject({
    method: method === "GET" || method === "DELETE" ? method : "POST",
    url: `/api${path}`,
    headers: {
      "x-service-token": testServiceToken,
      "x-forwarded-for": caller.network ?? newNetwork(),
      "user-agent": caller.userAgent ?? "",
      ...(caller.device ? { "x-device-id": caller.device } : {}),
      ...caller.headers,
      ...(caller.token ? { authorization: `Bearer ${caller.token}` } : {}),
    },
    ...(payload ? { payload } : {}),
  })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}
