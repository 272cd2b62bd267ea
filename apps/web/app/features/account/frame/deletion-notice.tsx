import { formatLongDate } from "@wara/domain/site/chilean-dates"
import { paths } from "@wara/domain/site/paths"
import { Form, useNavigation } from "react-router"
import { Notice } from "../../../ui/notice.tsx"
import { noticeTexts } from "./texts.ts"

/** Name and value by which the privacy page's action recognises a request to keep the account. */
export const keepIntent = { name: "intent", value: "keep" } as const

/** Shows when the account will be deleted, and lets its owner keep it. */
export function DeletionNotice({ dueAt }: { dueAt: string }) {
  const isKeeping = useNavigation().formData?.get(keepIntent.name) === keepIntent.value
  return (
    <Notice
      kind="warn"
      title={noticeTexts.deletionTitle(formatLongDate(new Date(dueAt)))}
      action={
        <Form method="post" action={paths.accountPrivacy}>
          <button
            type="submit"
            {...keepIntent}
            aria-disabled={isKeeping}
            className="button button-primary text-sm"
          >
            {isKeeping ? noticeTexts.keeping : noticeTexts.keep}
          </button>
        </Form>
      }
    >
      <p className="text-sm">{noticeTexts.deletionText}</p>
    </Notice>
  )
}
