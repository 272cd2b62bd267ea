import type { Image } from "@wara/contract/image"
import { deliveredImageUrl } from "@wara/domain/site/image-variants"
import { uploadProblemText } from "@wara/domain/site/upload-texts"
import ImageOff from "lucide-react/icons/image-off"
import { type ComponentProps, lazy, Suspense, useEffect, useRef } from "react"
import { Form } from "react-router"
import type { UploadTarget } from "../../../browser/uploads/upload-file.ts"
import { BotCheckNotice } from "../../../integrations/bot-check/bot-check.tsx"
import { Avatar, type AvatarPerson } from "../../../ui/avatar.tsx"
import { FormFailure } from "../../../ui/form-failure.tsx"
import { Notice } from "../../../ui/notice.tsx"
import { PageHead, Panel } from "../frame/page-parts.tsx"
import { ProLink } from "../profile/pro-link.tsx"
import { ChooseFile } from "./choose-file.tsx"
import type { PictureKind } from "./crop.ts"
import { pictureTexts, pictureWords } from "./texts.ts"
import { usePictureUpload } from "./use-picture-upload.ts"

const ImageCropper = lazy(() => import("./image-cropper.tsx"))

/** Shows the avatar or the cover, and changes or removes it; without JavaScript by a plain form. */
export function PictureEditor(props: {
  kind: PictureKind
  person: AvatarPerson
  picture: Image | null
  upload: UploadTarget
  /** Error of the last upload; null when there is none. */
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
    const isCancelled = lastStep.current === "cropping" && step.name === "idle" && error === null
    lastStep.current = step.name
    if (isCancelled) place.current?.querySelector<HTMLElement>("input[type=file]")?.focus()
  }, [step.name, error])
  const words = pictureWords[kind]
  const isCropping = step.name === "cropping"
  return (
    <Panel
      title={isCropping ? pictureTexts.cropArea : picture ? words.current : words.none}
      {...(isCropping ? { lead: pictureTexts.cropHelp } : {})}
    >
      <div ref={place} className="flex max-w-text flex-col gap-5">
        <FormFailure>{error}</FormFailure>
        {isCropping ? (
          <Suspense fallback={<div className="aspect-[3/1] rounded-card bg-sunken" />}>
            <ImageCropper
              kind={kind}
              picture={step.picture}
              onCropped={send}
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

/** The current picture: an avatar in its circle, a cover in its full width. */
function PicturePreview(props: { kind: PictureKind; person: AvatarPerson; picture: Image | null }) {
  const { kind, person, picture } = props
  if (kind === "avatar") {
    // Its owner sees it even while the public sees only the initials.
    return <Avatar person={{ ...person, pro: true }} size="large" />
  }
  if (picture === null) {
    return (
      <div className="grid aspect-[3/1] w-full place-items-center rounded-card border border-line-strong border-dashed text-ink-soft">
        <ImageOff aria-hidden className="size-8" />
      </div>
    )
  }
  return (
    <img
      src={deliveredImageUrl(picture.formats.large?.url ?? picture.url, "")}
      alt={pictureWords[kind].current}
      width={picture.width}
      height={picture.height}
      className="aspect-[3/1] w-full rounded-card bg-sunken object-cover"
    />
  )
}

/** Progress of an upload; once everything is sent, the server still processes it. */
function UploadProgress({ fraction }: { fraction: number }) {
  const percent = Math.round(fraction * 100)
  const words = percent < 100 ? pictureTexts.progress(percent) : pictureTexts.finishing
  return (
    <div className="flex max-w-96 flex-col gap-2">
      <p role="status" className="text-ink-soft text-sm">
        {words}
      </p>
      <progress value={percent} max={100} aria-label={words} className="visually-hidden" />
      <span aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken">
        <span
          className="block h-full origin-left bg-copper transition-transform"
          style={{ transform: `scaleX(${fraction})` }}
        />
      </span>
    </div>
  )
}

export function PictureView(props: ComponentProps<typeof PictureEditor>) {
  const { kind, person } = props
  const words = pictureWords[kind]
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      {person.pro ? null : (
        <Notice kind="info" title={pictureTexts.onlyProfessionals}>
          <p className="text-sm">
            {pictureTexts.readyAlready} <ProLink />
          </p>
        </Notice>
      )}
      <PictureEditor {...props} />
    </>
  )
}
