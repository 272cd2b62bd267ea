import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import type { StaffAd } from "@wara/contract/admin"
import { useGetList } from "react-admin"
import { AdCover } from "../../ui/pictures.tsx"
import { ListLink, RecordLink } from "../../ui/record-link.tsx"
import { Failure, Section } from "../../ui/section.tsx"
import { adTones, StateTag } from "../../ui/state-tag.tsx"
import { adStateNames, labels, moneyText } from "../../ui/ui-texts.ts"
import { userPageTexts } from "./user-page-texts.ts"

export function UserAds({ userId }: { userId: number }) {
  const filter = { owner_id: userId }
  const {
    data = [],
    total,
    error,
    refetch,
  } = useGetList<StaffAd>("ads", {
    pagination: { page: 1, perPage: 8 },
    sort: { field: "id", order: "DESC" },
    filter,
  })
  return (
    <Section
      title={userPageTexts.adsOf}
      actions={<ListLink resource="ads" filter={filter} total={total} />}
    >
      {error && <Failure error={error} onRetry={refetch} />}
      {total === 0 && <Typography variant="body2">{labels.none}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1 }}>
        {data.map((ad) => (
          <Box component="li" key={ad.id} sx={{ display: "flex", gap: 1.5, alignItems: "center" }}>
            <AdCover url={ad.cover_url} width={48} />
            <Typography variant="body2" sx={{ flex: 1, minWidth: 0 }}>
              <RecordLink resource="ads" id={ad.id}>
                {ad.name}
              </RecordLink>
              <br />
              {moneyText(ad.price, ad.currency)}
            </Typography>
            <StateTag tone={adTones[ad.state]}>{adStateNames[ad.state]}</StateTag>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
