import { expect, test } from "vitest"
import { AnswerReader } from "./answer-reader.ts"

const plain = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello"
const chunked =
  "HTTP/1.1 503 Busy\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n3\r\n, w\r\n0\r\n\r\n"
const unchanged = "HTTP/1.1 304 Not Modified\r\nETag: x\r\n\r\n"
const stream = plain + chunked + unchanged + plain

const expected = [plain, chunked, unchanged, plain].map((text) => ({
  status: Number(text.slice(9, 12)),
  bytes: text.length,
}))

test("answers that arrive together are told apart", () => {
  expect(new AnswerReader().read(Buffer.from(stream))).toEqual(expected)
})

test.each([1, 2, 3, 7, 20])("answers in pieces of %i bytes are the same", (size) => {
  const reader = new AnswerReader()
  const bytes = Buffer.from(stream)
  const answers = []
  for (let start = 0; start < bytes.length; start += size) {
    answers.push(...reader.read(bytes.subarray(start, start + size)))
  }
  expect(answers).toEqual(expected)
})

test("an answer of unknown length is refused", () => {
  expect(() => new AnswerReader().read(Buffer.from("HTTP/1.1 200 OK\r\n\r\nhello"))).toThrow(
    "neither a length nor chunks",
  )
})
