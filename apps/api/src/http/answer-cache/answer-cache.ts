import { changePositionHeader } from "@wara/contract/change-position"
import type { FastifyReply, FastifyRequest } from "fastify"
import { readerOf } from "../../access/audience.ts"
import type { App } from "../../app-context.ts"
import type { ChangeListener } from "../change-listener.ts"
import { answerKey } from "./answer-key.ts"
import type { AnswerStore, PendingAnswer, StoredAnswer } from "./answer-store.ts"

declare module "fastify" {
  interface FastifyRequest {
    /** The shared answer that this request computes; null for all other requests. */
    pendingAnswer: PendingAnswer | null
  }
}

/**
 * Serves the answers of routes with `sharedAnswers` from memory, by audience and address, to
 * readers without a session. Register it after the session and before the routes: a request is
 * identified, counted and checked before it gets here, and its answer gets the headers of any other.
 */
export function registerAnswerCache(app: App, store: AnswerStore, changes: ChangeListener): void {
  app.addHook("onReady", async () => {
    changes.subscribe({
      onNotice: ({ kind }) => {
        if (kind !== "mark") store.drop(kind)
      },
      onListening: (isListening) => {
        store.isListening = isListening
      },
    })
  })
  /** Whether the web server knows of a change whose notice has not arrived here. */
  const isBehind = ({ isService, headers }: FastifyRequest) => {
    const position = isService ? headers[changePositionHeader] : undefined
    return typeof position === "string" && !changes.hasReached(position)
  }
  app.decorateRequest("pendingAnswer", null)
  app.addHook("preParsing", (request, reply, _payload, done) => {
    const { sharedAnswers: shared } = request.routeOptions.config
    if (shared === undefined || !store.isListening || !isShared(request)) return done()
    if (isBehind(request)) return done()
    const found = store.find(`${readerOf(request)} ${answerKey(request.raw.url ?? "")}`, shared)
    if (found.state === "stored") return sendStored(reply, found.answer)
    if (found.state === "pending") {
      const send = (answer: StoredAnswer | null) =>
        answer === null ? done() : sendStored(reply, answer)
      found.answer.then(send, done)
      return
    }
    request.pendingAnswer = found.pending
    done()
  })
  app.addHook("onSend", (request, reply, payload, done) => {
    if (request.pendingAnswer !== null) request.pendingAnswer.finish(storable(reply, payload))
    done(null, payload)
  })
  // Whatever else ends a request must not leave others waiting.
  app.addHook("onResponse", (request, _reply, done) => {
    request.pendingAnswer?.finish(null)
    done()
  })
}

/** Computes this answer for its own request only, because computing it has an effect to be repeated. */
export function keepAnswerUnshared(request: FastifyRequest): void {
  request.pendingAnswer?.finish(null)
}

/** A person's session never shares answers, even of public data. */
function isShared(request: FastifyRequest): boolean {
  return request.viewer === null && request.method === "GET"
}

function storable(reply: FastifyReply, payload: unknown): StoredAnswer | null {
  const contentType = reply.getHeader("content-type")
  const isWhole = reply.statusCode === 200 && typeof payload === "string"
  if (!isWhole || typeof contentType !== "string") return null
  return { body: Buffer.from(payload), contentType }
}

function sendStored(reply: FastifyReply, { body, contentType }: StoredAnswer): void {
  reply.header("content-type", contentType).send(body)
}
