import type { ComponentProps } from "react"
import { Notice } from "../../../ui/notice.tsx"
import { PageHead } from "../frame/page-head.tsx"
import { ProLink } from "../pro/pro-link.tsx"
import { PictureEditor } from "./picture-editor.tsx"
import { pictureTexts, pictureWords } from "./picture-texts.ts"

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
