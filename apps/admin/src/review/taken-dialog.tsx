import Button from "@mui/material/Button"
import Dialog from "@mui/material/Dialog"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogContentText from "@mui/material/DialogContentText"
import DialogTitle from "@mui/material/DialogTitle"
import Typography from "@mui/material/Typography"
import type { Review } from "@wara/contract/review"
import { reviewReasonTexts } from "@wara/domain/ads/review-texts"
import { agoText } from "../ui/moment-texts.ts"
import { reviewTexts, takenText } from "./review-texts.ts"

/**
 * Another moderator has already decided: shows who, what and why, and continues with the next
 * submission.
 */
export function TakenDialog({ review, onContinue }: { review: Review; onContinue: () => void }) {
  const ago = agoText(review.decided_at ?? review.submitted_at, new Date())
  return (
    <Dialog open onClose={onContinue} aria-labelledby="taken" aria-describedby="taken-by">
      <DialogTitle id="taken">{reviewTexts.taken}</DialogTitle>
      <DialogContent>
        <DialogContentText id="taken-by">
          {takenText(review.state, review.decided_by, ago)}
        </DialogContentText>
        {review.reason && (
          <Typography variant="body2" sx={{ mt: 1 }}>
            <strong>{reviewReasonTexts[review.reason].name}.</strong> {review.notes}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onContinue} variant="contained" autoFocus>
          {reviewTexts.continueToNext}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
