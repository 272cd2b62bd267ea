import { uploadTexts } from "@wara/domain/site/upload-texts"
import { type RouterContextProvider, redirect } from "react-router"
import { loadAccount, removePicture, setPicture } from "../../backend/account.server.ts"
import { BackendError } from "../../backend/backend-error.server.ts"
import type { Caller } from "../../backend/caller.server.ts"
import { uploadPicture, uploadTarget } from "../../backend/uploads.server.ts"
import { donePath } from "../../features/account/frame/done-notice.tsx"
import type { PictureKind } from "../../features/account/picture/crop.ts"
import { formDataOf, textOf } from "../../forms/read-form.server.ts"
import { refuseForm } from "../../forms/refuse-form.server.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import { failAccountForm } from "./fail-account-form.server.ts"

const emptyForm = { fields: ["files"], values: {}, errors: {}, failure: null } as const

/** Data of a picture's page, including its upload target. */
export async function loadPicture(kind: PictureKind, context: Readonly<RouterContextProvider>) {
  const caller = context.get(requestFacts)
  const [account, upload] = await Promise.all([loadAccount(caller), uploadTarget(caller)])
  const { firstname, lastname, email, pro, avatar, cover = null } = account
  const person = { firstname, lastname, email, pro, avatar }
  return { person, picture: kind === "avatar" ? avatar : cover, upload }
}

/** Changes or removes a picture and redirects back to its page. */
export async function changePicture(
  kind: PictureKind,
  path: string,
  args: { request: Request; context: Readonly<RouterContextProvider> },
) {
  const caller = args.context.get(requestFacts)
  const form = await formDataOf(args.request)
  try {
    if (textOf(form, "intent") === "remove") {
      await removePicture(kind, caller)
      return redirect(donePath(path, "quitada"), 303)
    }
    const file = await fileOf(form, kind, caller)
    if (file === null) return refuseForm(emptyForm, uploadTexts.noFiles)
    await setPicture(kind, file, caller)
  } catch (error) {
    const problem = fileProblem(error)
    return problem === null
      ? failAccountForm(emptyForm, error, path)
      : refuseForm(emptyForm, problem)
  }
  return redirect(donePath(path, "lista"), 303)
}

/** The error of the picture itself, found by its position among the files, or of its owner. */
function fileProblem(error: unknown): string | null {
  if (!(error instanceof BackendError)) return null
  const isExplained = ({ path: [first] }: { path: string[] }) =>
    first === "files" || first === "email_confirmation"
  return error.details.errors?.find(isExplained)?.message ?? null
}

/** The file id of a picture uploaded earlier, or of the one in the form. */
async function fileOf(form: FormData, kind: PictureKind, caller: Caller): Promise<number | null> {
  const picture = form.get("files")
  if (picture instanceof File && picture.size > 0) {
    return (await uploadPicture(picture, kind, caller)).id
  }
  const number = textOf(form, "file")
  return /^[1-9]\d{0,9}$/.test(number) ? Number(number) : null
}
