import fc from "fast-check"
import { expect, test } from "vitest"
import { accountTexts } from "../accounts/account-texts.ts"
import { hours, minutes } from "../time.ts"
import { usualAnswerHours } from "./answer-time.ts"
import { businessTimeBetween, isReminderDue } from "./business-time.ts"
import { leadAsks, leadStates } from "./lead.ts"
import {
  canMoveLead,
  isOpenLead,
  leadTabs,
  leadTransitions,
  nextLeadState,
  stateAfterAnswer,
  stateAfterMessage,
} from "./lead-lifecycle.ts"
import { composeLeadMessage, toggleAsk } from "./lead-message.ts"
import { leadSchema, leadTemplatesSchema } from "./lead-schema.ts"
import { answerTimeText } from "./lead-texts.ts"
import { findMessageRisks } from "./message-risks.ts"

test("[B10.4] a lead moves along one table, and every other step is refused", () => {
  const allowed = leadStates.map((state) => [
    state,
    Object.keys(leadTransitions).filter((name) =>
      canMoveLead(state, name as keyof typeof leadTransitions, "seller"),
    ),
  ])
  expect(Object.fromEntries(allowed)).toEqual({
    new: ["see", "answer", "agree-visit", "win", "lose", "mark-spam"],
    seen: ["answer", "agree-visit", "win", "lose", "mark-spam"],
    answered: ["answer", "agree-visit", "win", "lose", "mark-spam"],
    visit: ["win", "lose", "mark-spam"],
    won: ["lose", "reopen"],
    lost: ["answer", "win", "mark-spam", "reopen"],
    spam: ["reopen"],
  })
  expect(() => nextLeadState("new", "sell", "seller")).toThrow(/not allowed/)
  expect(nextLeadState("visit", "sell", "system")).toBe("lost")
})

test("[B10.4] answering keeps an agreed visit and a sale, and spam is not answered", () => {
  expect(["new", "seen", "lost"].map((state) => stateAfterAnswer(state as "new"))).toEqual([
    "answered",
    "answered",
    "answered",
  ])
  expect([stateAfterAnswer("visit"), stateAfterAnswer("won")]).toEqual(["visit", "won"])
  expect(() => stateAfterAnswer("spam")).toThrow(/not allowed/)
})

test("[B8.177] a message after an answer waits for the seller; every other state stays", () => {
  expect(leadStates.map((state) => [state, stateAfterMessage(state)])).toEqual([
    ["new", "new"],
    ["seen", "seen"],
    ["answered", "new"],
    ["visit", "visit"],
    ["won", "won"],
    ["lost", "lost"],
    ["spam", "spam"],
  ])
})

test("[B10.12] every state is in one tab of the inbox", () => {
  expect(Object.values(leadTabs).flat().toSorted()).toEqual([...leadStates].toSorted())
  const open = [...leadTabs.new, ...leadTabs.open]
  expect(leadStates.filter(isOpenLead)).toEqual(open)
})

test("[B10.7] chips write their sentences before the typed text, each once", () => {
  expect(composeLeadMessage(["factura", "disponibilidad"], "¿Cuántas horas reales?")).toBe(
    "¿Sigue disponible? ¿Lo vendes con factura?\n¿Cuántas horas reales?",
  )
  expect(composeLeadMessage(["disponibilidad"], "Hola. ¿Sigue disponible?")).toBe(
    "Hola. ¿Sigue disponible?",
  )
  expect(composeLeadMessage([], "  ")).toBe("")
})

test("[B10.7] pressing a chip twice changes nothing", () => {
  fc.assert(
    fc.property(
      fc.constantFrom<string>("", "Hola.", "¿Horas?"),
      fc.subarray([...leadAsks]),
      (text, asks) => {
        const chosen = asks.reduce<string>((message, ask) => toggleAsk(message, ask, true), text)
        expect(composeLeadMessage(asks, chosen)).toBe(chosen)
        expect(asks.reduce<string>((message, ask) => toggleAsk(message, ask, false), chosen)).toBe(
          text,
        )
      },
    ),
  )
})

test.each([
  ["Mira el equipo en https://pago-seguro.xyz/reserva", ["link"]],
  ["Te dejo mi cuenta rut para el pago", ["bank"]],
  ["Deposita en la cta. cte. 12-345-678-9", ["bank"]],
  ["Haz una transferencia de reserva y te lo guardo", ["bank", "reserve"]],
  ["Te lo reservo con un abono de 200 mil", ["bank", "reserve"]],
  ["Deposita en mi cuenta rut 12.345.678 para reservar", ["bank", "reserve"]],
  ["Se paga un anticipo para apartar la máquina", ["reserve"]],
  ["visite evil.top ahora", ["link"]],
  ["pague en evil。cl/pago", ["link"]],
  ["mi cta es 00123456789", ["bank"]],
  ["transfiera la reserva", ["reserve"]],
])("[B10.6] %j is risky", (text, risks) => {
  expect(findMessageRisks(text)).toEqual(risks)
})

test.each([
  "¿Sigue disponible? ¿Cuántas horas reales tiene?",
  "Soy Ana, mi número es 9 8765 4321 y mi correo ana@faena.cl",
  "¿La caja de transferencia está buena? ¿Y el depósito de combustible?",
  "¿Lo vendes con factura? ¿Aceptas leasing?",
  "Pago contado. ¿Lo puedes apartar hasta el lunes?",
  "Puedo pagar el total al retirar",
])("[B10.6] %j is not risky", (text) => {
  expect(findMessageRisks(text)).toEqual([])
})

test("[B10.11] the usual answer time is the median, from five answers on", () => {
  const answers = [minutes(10), hours(1), hours(2.5), hours(30), hours(90)]
  expect(usualAnswerHours(answers.slice(1))).toBeNull()
  expect(usualAnswerHours(answers.toReversed())).toBe(2)
  expect(usualAnswerHours([...answers, hours(3.5)])).toBe(3)
  expect([0, 2, 47, 48, 80].map(answerTimeText)).toEqual([
    "Suele responder en menos de 1 h",
    "Suele responder en 2 h",
    "Suele responder en 47 h",
    "Suele responder en 2 días",
    "Suele responder en 3 días",
  ])
})

// 2026-11-27 is a Friday; Chile is three hours behind UTC then.
const friday = (time: string) => new Date(`2026-11-27T${time}:00-03:00`)
const monday = (time: string) => new Date(`2026-11-30T${time}:00-03:00`)

test("[B10.9] weekends are no business time", () => {
  expect(businessTimeBetween(friday("17:30"), monday("10:15")) / hours(1)).toBe(6.5 + 10.25)
  expect(businessTimeBetween(monday("10:00"), monday("09:00"))).toBe(0)
})

test("[B10.9] a reminder is due after 24 hours of business time, in working hours", () => {
  const asked = friday("17:30")
  expect(isReminderDue(asked, monday("17:29"))).toBe(false)
  expect(isReminderDue(asked, monday("17:30"))).toBe(true)
  const night = new Date("2026-11-24T22:00:00-03:00")
  expect(isReminderDue(night, new Date("2026-11-25T23:00:00-03:00"))).toBe(false)
  expect(isReminderDue(night, new Date("2026-11-26T09:00:00-03:00"))).toBe(true)
  expect(isReminderDue(night, new Date("2026-11-28T12:00:00-03:00"))).toBe(false)
})

const person = { name: " Ana Soto ", email: "ana@faena.cl" }

test("[B10.1] a question needs a name, an e-mail and an ask or a text", () => {
  expect(leadSchema.parse({ ...person, asks: ["video", "visita"] })).toEqual({
    ...{ name: "Ana Soto", email: "ana@faena.cl", phone: "", company: "", source: "" },
    asks: ["visita", "video"],
    message: "¿Cuándo puedo ir a verlo? ¿Me puedes enviar un video del equipo funcionando?",
  })
  const fields = (input: object) =>
    leadSchema.safeParse(input).error?.issues.map(({ path }) => path.join("."))
  expect(fields({ name: "", email: "ana(at)faena" })).toEqual(["name", "email"])
  expect(fields({ ...person, message: "  " })).toEqual(["message"])
  expect(fields({ ...person, message: "x".repeat(2_001) })).toEqual(["message"])
  expect(fields({ ...person, message: "x".repeat(1_990), asks: ["visita"] })).toEqual(["message"])
  expect(fields({ ...person, asks: ["descuento"] })).toEqual(["asks.0"])
})

test("[B10.212] [B10.221] the phone of a question is a Chilean number or one of another country", () => {
  const asked = (phone: string) => leadSchema.safeParse({ ...person, message: "¿Sigue?", phone })
  expect(asked("123").error?.issues[0]?.message).toBe(accountTexts.anyPhoneInvalid)
  expect(asked("+51 987 654 321").data?.phone).toBe("+51987654321")
  expect(asked("9 8765 4321").data?.phone).toBe("+56987654321")
  expect(asked(" ").data?.phone).toBe("")
})

test("[B10.12] a seller saves up to ten answers with different names", () => {
  const template = (title: string) => ({ title, text: "Sí, sigue disponible." })
  const ten = Array.from({ length: 10 }, (_, index) => template(`Respuesta ${index}`))
  expect(leadTemplatesSchema.safeParse(ten).success).toBe(true)
  expect(leadTemplatesSchema.safeParse([...ten, template("Otra")]).success).toBe(false)
  expect(leadTemplatesSchema.safeParse([template("A"), template("A")]).success).toBe(false)
})
