import type { Image } from "@wara/contract/image"
import { uploadProblemText } from "@wara/domain/site/upload-texts"
import { lazy, Suspense, useEffect, useRef } from "react"
import { Form } from "react-router"
import { BotCheckNotice } from "../../../integrations/bot-check/bot-check-notice.tsx"
import type { AvatarPerson } from "../../../ui/avatar.tsx"
import { FormFailure } from "../../../ui/form-failure.tsx"
import type { UploadTarget } from "../../../ui/upload-file.ts"
import { Panel } from "../frame/panel.tsx"
import { ChooseFile } from "./choose-file.tsx"
import type { PictureKind } from "./picture-kind.ts"
import { PicturePreview } from "./picture-preview.tsx"
import { pictureTexts, pictureWords } from "./picture-texts.ts"
import { UploadProgress } from "./upload-progress.tsx"
import { usePictureUpload } from "./use-picture-upload.ts"

const PictureCutter = lazy(() => import("./picture-cutter.tsx"))

/** Shows the avatar or the cover, and changes or removes it; without JavaScript by a plain form. */
export function PictureEditor(props: {
  kind: PictureKind
  person: AvatarPerson
  picture: Image | null
  upload: UploadTarget
  /** What is wrong with what was sent last; null when nothing is. */
  failure: string | null
}) {
  const { kind, person, picture } = props
  const { step, choose, send, stop } = usePictureUpload(kind, props.upload)
  const place = useRef<HTMLDivElement>(null)
  const error = step.name === "idle" ? (step.error ?? props.failure) : null
  useEffect(() => {
    if (error !== null) place.current?.querySelector<HTMLElement>("[role=alert]")?.focus()
  }, [error])
  const lastStep = useRef(step.name)
  useEffect(() => {
    const isCancelled = lastStep.current === "cutting" && step.name === "idle" && error === null
    lastStep.current = step.name
    if (isCancelled) place.current?.querySelector<HTMLElement>("input[type=file]")?.focus()
  }, [step.name, error])
  const words = pictureWords[kind]
  const isCutting = step.name === "cutting"
  return (
    <Panel
      title={isCutting ? pictureTexts.cut : picture ? words.current : words.none}
      {...(isCutting ? { lead: pictureTexts.cutHelp } : {})}
    >
      <div ref={place} className="flex max-w-text flex-col gap-5">
        <FormFailure>{error}</FormFailure>
        {isCutting ? (
          <Suspense fallback={<div className="aspect-[3/1] rounded-card bg-sunken" />}>
            <PictureCutter
              kind={kind}
              picture={step.picture}
              onCut={send}
              onFailure={() => stop(uploadProblemText("unreadable", kind))}
              onCancel={() => stop(null)}
            />
          </Suspense>
        ) : (
          <PicturePreview kind={kind} person={person} picture={picture} />
        )}
        {step.name === "sending" ? <UploadProgress fraction={step.fraction} /> : null}
        {step.name === "idle" ? (
          <ChooseFile kind={kind} hasPicture={picture !== null} onFile={choose} />
        ) : null}
        {step.name === "idle" && picture ? <RemoveButton /> : null}
        <BotCheckNotice />
      </div>
    </Panel>
  )
}

function RemoveButton() {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="remove" />
      <button type="submit" className="button button-quiet">
        {pictureTexts.remove}
      </button>
    </Form>
  )
}
