import Box from "@mui/material/Box"
import Link from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import type { RelatedAccount } from "@wara/contract/review"
import { Link as RouterLink } from "react-router"
import { StateTag } from "./state-tag.tsx"
import { relatedAccountTexts as texts } from "./ui-texts.ts"

/** Other accounts that may belong to the same user, and the data they share. */
export function RelatedAccounts({ accounts }: { accounts: readonly RelatedAccount[] }) {
  if (accounts.length === 0) return <Typography variant="body2">{texts.none}</Typography>
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1 }}>
      {accounts.map(({ id, name, shares, state }) => (
        <Box
          component="li"
          key={id}
          sx={{ display: "flex", gap: 1, alignItems: "baseline", flexWrap: "wrap" }}
        >
          {state === "deleted" ? (
            <span>{texts.deletedAccount(id)}</span>
          ) : (
            <Link component={RouterLink} to={`/users/${id}/show`} variant="body2">
              {name}
            </Link>
          )}
          {state !== "open" && (
            <StateTag tone={state === "blocked" ? "bad" : "warn"}>{texts.states[state]}</StateTag>
          )}
          <Typography variant="caption" color="textSecondary">
            {shares.map((trait) => texts.shares[trait]).join(", ")}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
