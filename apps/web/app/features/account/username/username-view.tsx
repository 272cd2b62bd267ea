import { formatLongDate } from "@wara/domain/site/format-date"
import type { ComponentProps } from "react"
import { Notice } from "../../../ui/notice.tsx"
import { PageHead } from "../frame/page-head.tsx"
import { Panel } from "../frame/panel.tsx"
import { UsernameAddress } from "./username-address.tsx"
import { UsernameForm } from "./username-form.tsx"
import { usernameTexts } from "./username-texts.ts"

/** Changes the username, or shows when it may be changed again. */
export function UsernameView(
  props: ComponentProps<typeof UsernameForm> & { changeAt: string | null },
) {
  const { changeAt, ...form } = props
  return (
    <>
      <PageHead title={usernameTexts.title} lead={usernameTexts.lead} />
      <Panel title={`@${props.current}`}>
        {changeAt === null ? (
          <UsernameForm key={props.current} {...form} />
        ) : (
          <>
            <UsernameAddress host={props.host} username={props.current} isPro={props.isPro} />
            <Notice kind="info" title={usernameTexts.waitTitle(formatLongDate(new Date(changeAt)))}>
              <p className="text-sm">{usernameTexts.waitText}</p>
            </Notice>
          </>
        )}
      </Panel>
    </>
  )
}
