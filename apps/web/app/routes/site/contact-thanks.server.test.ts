import { pathAfterEvent } from "@wara/domain/site/recent-event"
import { expect, test } from "vitest"
import { outcomeOf } from "../../../test/answering-api.ts"
import { buildContext } from "../../../test/build-context.ts"
import { loader } from "./contact-thanks.tsx"

function open(path: string) {
  const url = new URL(path, "http://localhost:3000")
  const pattern = "/contacto/gracias" as const
  const context = buildContext()
  return () => loader({ request: new Request(url), url, params: {}, pattern, context })
}

test("[B5.20] opening the URL without a sent message redirects to the form", () => {
  for (const path of ["/contacto/gracias", "/contacto/gracias?hora=1"]) {
    let answer: unknown
    try {
      answer = open(path)()
    } catch (thrown) {
      answer = thrown
    }
    expect(outcomeOf(answer)).toMatchObject({ status: 302, location: "/contacto" })
  }
})

test("[B5.20] a message that was just sent is confirmed", () => {
  expect(open(pathAfterEvent("/contacto/gracias", new Date()))()).toBeNull()
})
