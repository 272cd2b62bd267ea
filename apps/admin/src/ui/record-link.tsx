import Link from "@mui/material/Link"
import { usePermissions } from "react-admin"
import { Link as RouterLink } from "react-router"
import { mayDo } from "../session/permissions.ts"

/** A way to a record for who may see it, its name for everybody else. */
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
