import { expect, test } from "vitest"
import { inertParser, type TrustedTypePolicies } from "./inert-parser.ts"

class Parser {
  parseFromString(html: string) {
    return { body: { childNodes: [{ nodeType: 3, data: html }] } }
  }
}

test("[B8.28] markup reaches the parser through the policy of inert documents only", () => {
  const names: string[] = []
  const trustedTypes: TrustedTypePolicies = {
    createPolicy: (name, { createHTML }) => {
      names.push(name)
      return { createHTML: (html) => `trusted ${createHTML?.(html)}` }
    },
  }
  const parse = inertParser({ trustedTypes, DOMParser: Parser })
  expect([parse("<b>a"), parse("b")]).toEqual([["trusted <b>a"], ["trusted b"]])
  expect(names).toEqual(["inert"])
})

test("[B8.28] browsers without trusted types parse as before", () => {
  expect(inertParser({ DOMParser: Parser })("<b>")).toEqual(["<b>"])
})
