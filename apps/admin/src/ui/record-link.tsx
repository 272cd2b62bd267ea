import Link from "@mui/material/Link"
import { usePermissions } from "react-admin"
import { Link as RouterLink } from "react-router"
import { mayDo } from "../access/permissions.ts"
import { uiTexts } from "./ui-texts.ts"

/** A link to a record for users who may see it, otherwise only its name. */
export function RecordLink(props: { resource: string; id: number; children: string }) {
  const { permissions: role } = usePermissions()
  if (!mayDo(role ?? "user", props.resource, "show")) return props.children
  return (
    <Link
      component={RouterLink}
      to={`/${props.resource}/${props.id}/show`}
      onClick={(event) => event.stopPropagation()}
    >
      {props.children}
    </Link>
  )
}

/** Link to the full list of which a page shows the newest entries. */
export function ListLink(props: {
  resource: string
  filter: Record<string, unknown>
  total: number | undefined
}) {
  if (!props.total) return null
  const query = new URLSearchParams({ filter: JSON.stringify(props.filter) })
  return (
    <Link component={RouterLink} to={`/${props.resource}?${query}`} variant="body2">
      {uiTexts.seeAll(props.total)}
    </Link>
  )
}
