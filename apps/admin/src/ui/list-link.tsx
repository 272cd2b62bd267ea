import Link from "@mui/material/Link"
import { Link as RouterLink } from "react-router"
import { uiTexts } from "./ui-texts.ts"

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
