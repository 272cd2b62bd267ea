import { errorTexts } from "@wara/domain/error-texts"
import { isErrorCode } from "@wara/domain/errors"
import { paths } from "@wara/domain/site/paths"
import { maxUploadBytes, type UploadType } from "@wara/domain/site/upload-rules"
import { uploadProblemText, uploadTexts } from "@wara/domain/site/upload-texts"
import { isRecord } from "../is-record.ts"
import { isUploadedImage, type UploadedImage } from "./uploaded-image.ts"

/** The upload URL; uploads to another origin need a single-use ticket. */
export type UploadTarget = { url: string; ticket: string | null }

/** A failed upload; `message` is that of [S8.2], `text` is for users. */
export class UploadFailure extends Error {
  /** 0 when there was no answer. */
  readonly status: number
  readonly text: string
  /** Seconds after which the server accepts a retry; null when it named none. */
  readonly retryAfter: number | null

  constructor(status: number, text: string, retryAfter: number | null = null) {
    super(`Upload failed: ${status}`)
    this.name = "UploadFailure"
    this.status = status
    this.text = text
    this.retryAfter = retryAfter
  }
}

type Options = {
  onProgress?: (fraction: number) => void
  signal?: AbortSignal
  /** Idempotency key of this file: however often it is sent, it is stored once. */
  key?: string
  /** Gets a bot check token; called for each upload, because a token is single-use. */
  botToken?: () => Promise<string | null>
}

/** Tickets already sent: each is valid for one call. */
const usedTickets = new Set<string>()

/**
 * Posts one picture and returns the stored one. `onProgress` receives the sent share from 0 to 1;
 * at 1 the server still processes it. Throws UploadFailure, or the signal's reason when aborted.
 */
export async function uploadFile(
  to: UploadTarget,
  file: Blob,
  fileName: string,
  type: UploadType,
  options: Options = {},
): Promise<UploadedImage> {
  if (file.size > maxUploadBytes) throw new UploadFailure(413, uploadProblemText("too-large", type))
  const newForm = () => formOf({ file, fileName, type, options })
  const isUsed = to.ticket !== null && usedTickets.has(to.ticket)
  const answer = await post(
    isUsed ? await findTarget(options.signal) : to,
    await newForm(),
    options,
  )
  if (answer.status !== 401 || to.ticket === null || isUsed) return readAnswer(answer)
  // The page has been open for longer than its ticket is valid.
  return readAnswer(await post(await findTarget(options.signal), await newForm(), options))
}

/**
 * The request body. The file comes last: the token is verified while the file is still uploading.
 */
async function formOf(given: {
  file: Blob
  fileName: string
  type: UploadType
  options: Options
}): Promise<FormData> {
  const { file, fileName, type, options } = given
  const form = new FormData()
  form.append("type", type)
  if (options.key !== undefined) form.append("key", options.key)
  const token = await options.botToken?.()
  if (token) form.append("recaptchaToken", token)
  form.append("files", file, fileName)
  return form
}

type Answer = { status: number; body: unknown; retryAfter: number | null }

/**
 * fetch cannot report upload progress. There is no retry here: large uploads use a queue that
 * retries with keys and longer delays, and a ticket is valid for one call.
 */
function post(to: UploadTarget, form: FormData, options: Options): Promise<Answer> {
  const { onProgress, signal } = options
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    signal?.addEventListener("abort", abort)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(answerOf(request))
    request.onerror = () => reject(new UploadFailure(0, uploadTexts.noConnection))
    request.onabort = () => reject(signal?.reason ?? new UploadFailure(0, uploadTexts.noConnection))
    request.onloadend = () => signal?.removeEventListener("abort", abort)
    request.open("POST", to.url)
    if (to.ticket !== null) {
      usedTickets.add(to.ticket)
      request.setRequestHeader("Authorization", `Bearer ${to.ticket}`)
    }
    request.send(form)
  })
}

function answerOf(request: XMLHttpRequest): Answer {
  const after = Number(request.getResponseHeader("Retry-After") ?? Number.NaN)
  return {
    status: request.status,
    body: parse(request.responseText),
    retryAfter: Number.isFinite(after) ? after : null,
  }
}

async function findTarget(signal: AbortSignal | undefined): Promise<UploadTarget> {
  const response = await fetch(paths.uploads, signal ? { signal } : {}).catch(() => {
    signal?.throwIfAborted()
    throw new UploadFailure(0, uploadTexts.noConnection)
  })
  const target: unknown = response.ok ? await response.json() : null
  if (isRecord(target) && typeof target.url === "string" && typeof target.ticket === "string") {
    return { url: target.url, ticket: target.ticket }
  }
  throw new UploadFailure(response.status, errorTexts.UnauthorizedError)
}

function readAnswer({ status, body, retryAfter }: Answer): UploadedImage {
  const [image] = Array.isArray(body) ? body : []
  if (status < 200 || status >= 300 || !isUploadedImage(image)) {
    throw new UploadFailure(status, textOf(body), retryAfter)
  }
  const { id, url, width, height, formats } = image
  return { id, url, width, height, formats }
}

/** What a response's own message may be about: the picture, or the account's e-mail. */
const explained = new Set<unknown>(["files", "email_confirmation"])

/** The response's own message, else the message of the error's kind. */
function textOf(body: unknown): string {
  const error = isRecord(body) && isRecord(body.error) ? body.error : {}
  const details = isRecord(error.details) ? error.details.errors : null
  const [first] = Array.isArray(details) ? details : []
  const isExplained = isRecord(first) && Array.isArray(first.path) && explained.has(first.path[0])
  if (isExplained && typeof first.message === "string") return first.message
  const code = typeof error.name === "string" ? error.name : ""
  return isErrorCode(code) ? errorTexts[code] : errorTexts.UnknownError
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
