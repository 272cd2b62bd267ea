import Link from "@mui/material/Link"
import { Link as RouterLink } from "react-router"
import { uiTexts } from "./ui-texts.ts"

/** To the whole list of what a page shows the newest of. */
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
