import Link from "@mui/material/Link"
import { usePermissions } from "react-admin"
import { Link as RouterLink } from "react-router"
import { mayDo } from "../access/permissions.ts"

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
