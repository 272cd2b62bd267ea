import { expect, test } from "vitest"
import { blockReasonSentence } from "./account-texts.ts"

test.each([
  ["Suplantó a otra empresa", "Motivo: Suplantó a otra empresa."],
  [" Tres denuncias. ", "Motivo: Tres denuncias."],
  ["¿Vendiste dos veces el mismo equipo?", "Motivo: ¿Vendiste dos veces el mismo equipo?"],
])("[B5.28] the reason of a block ends as a sentence: %s", (reason, sentence) => {
  expect(blockReasonSentence(reason)).toBe(sentence)
})
