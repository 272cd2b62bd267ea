import { paths } from "@wara/domain/site/paths"
import { changePicture, loadPicture } from "../../actions/account/change-picture.server.ts"
import { DoneNotice, doneText } from "../../features/account/frame/done-notice.tsx"
import { PictureView } from "../../features/account/picture/picture-view.tsx"
import { pictureWords } from "../../features/account/picture/texts.ts"
import { accountMeta } from "../../seo/page-meta.ts"
import type { Route } from "./+types/cover"

const words = pictureWords.cover

export async function loader({ context, url }: Route.LoaderArgs) {
  const done = doneText(url.searchParams, words.done)
  return { ...(await loadPicture("cover", context)), done }
}

export function action(args: Route.ActionArgs) {
  return changePicture("cover", paths.accountCover, args)
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches[0].loaderData.site, { path: paths.accountCover, ...words })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function CoverPage({ loaderData, actionData }: Route.ComponentProps) {
  const { done, ...view } = loaderData
  const failure = actionData?.failure ?? null
  return (
    <>
      {done === null ? null : <DoneNotice>{done}</DoneNotice>}
      <PictureView kind="cover" {...view} failure={failure} />
    </>
  )
}
