import Box from "@mui/material/Box"
import { useQuery } from "@tanstack/react-query"
import { dataAnswerSchema } from "@wara/contract/answer"
import { staffAdContentSchema } from "@wara/contract/review"
import { useState } from "react"
import { PictureViewer, type Viewing } from "../../review/picture-viewer.tsx"
import { Submission } from "../../review/submission.tsx"
import { Failure } from "../../ui/section.tsx"
import { callApi } from "../../wire/call-api.ts"

const contentSchema = dataAnswerSchema(staffAdContentSchema)

/**
 * Pictures, data and text of an ad in any state: the site does not show one on hold, which an appeal
 * is decided by. Nothing for a draft, whose content is not in the ad yet.
 */
export function AdContent({ adId }: { adId: number }) {
  const [viewing, setViewing] = useState<Viewing | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ["ad-content", adId],
    queryFn: ({ signal }) => callApi(`admin/ads/${adId}/content`, contentSchema, { signal }),
  })
  if (error) return <Failure error={error} onRetry={refetch} />
  const content = data?.data.content
  if (!content || (content.description === "" && content.gallery.length === 0)) return null
  return (
    <Box sx={{ gridColumn: "1 / -1" }}>
      <Submission detail={data.data} onView={setViewing} />
      <PictureViewer viewing={viewing} onClose={() => setViewing(null)} />
    </Box>
  )
}
