import { errorTexts } from "@wara/domain/error-texts"
import { isErrorCode } from "@wara/domain/errors"
import { paths } from "@wara/domain/site/paths"
import { type FormatName, maxUploadBytes, type UploadType } from "@wara/domain/site/upload-rules"
import { uploadProblemText, uploadTexts } from "@wara/domain/site/upload-texts"
import { isRecord } from "./is-record.ts"

/** Where pictures are posted to; elsewhere than to the site itself with a ticket for one call. */
export type UploadTarget = { url: string; ticket: string | null }

/** One version of a stored picture. */
type Version = { url: string; width: number; height: number }

/** What is known of a picture that was taken. */
export type UploadedImage = Version & {
  id: number
  formats: { [Name in FormatName]?: Version | undefined }
}

/** An upload that failed; the message is the catalogue's (spec §8), `text` is for people. */
export class UploadFailure extends Error {
  /** 0 when there was no answer. */
  readonly status: number
  readonly text: string
  /** Seconds after which the server wants to be asked again; null when it did not say. */
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
  /** Of this one file: however often it is sent with it, it is stored once. */
  key?: string
  /** Finds a token of the bot check; asked for at each sending, because one is good once. */
  botToken?: () => Promise<string | null>
}

/** Tickets that were sent along: each is good for one call. */
const usedTickets = new Set<string>()

/**
 * Posts one picture and answers the stored one. `onProgress` is told from 0 to 1 how much was sent;
 * the server still works on it then. Throws UploadFailure, or the signal's reason when given up.
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
  // The page has been open for longer than its ticket lasts.
  return readAnswer(await post(await findTarget(options.signal), await newForm(), options))
}

/** What is posted. The file comes last: the token is looked at while it is still on its way. */
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
 * fetch cannot tell how much of a body was sent. Nor is it tried again here: whoever sends many pictures
 * has a queue that does, with keys and longer pauses, and one ticket is good for one call.
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

/** Whether a value, of an answer or of local storage, is a picture that was taken. */
export function isUploadedImage(value: unknown): value is UploadedImage {
  if (!isVersion(value) || !("id" in value) || !Number.isFinite(value.id)) return false
  return (
    "formats" in value && isRecord(value.formats) && Object.values(value.formats).every(isVersion)
  )
}

function isVersion(value: unknown): value is Version {
  if (!isRecord(value)) return false
  const { url, width, height } = value
  return [width, height].every(Number.isFinite) && typeof url === "string"
}

/** What the answer says of the picture, else what the kind of error means. */
function textOf(body: unknown): string {
  const error = isRecord(body) && isRecord(body.error) ? body.error : {}
  const details = isRecord(error.details) ? error.details.errors : null
  const [first] = Array.isArray(details) ? details : []
  const isOfFile = isRecord(first) && Array.isArray(first.path) && first.path[0] === "files"
  if (isOfFile && typeof first.message === "string") return first.message
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
