import { inviteText, inviteTitle, type Offer } from "@wara/domain/site/offer-texts"
import { Dialog } from "radix-ui"
import { Link } from "react-router"
import { DialogClose, LightboxFrame } from "../../ui/lightbox-frame.tsx"
import { Star } from "../../ui/star.tsx"
import { promotionTexts } from "./texts.ts"

/**
 * The invitation to register [S2.29]. It opens unrequested, so the focus goes to the dialog itself:
 * screen readers announce it, and typing presses no button.
 */
export function PromotionLightbox(props: {
  registerPath: string
  offer: Offer
  onClose: () => void
}) {
  const { onClose } = props
  return (
    <LightboxFrame onClose={onClose} isAutomatic className="dialog max-w-md items-start">
      <div className="flex w-full items-start justify-between">
        <Star className="size-10 text-star" />
        <DialogClose label={promotionTexts.close} className="-mt-2 -mr-2" />
      </div>
      <Dialog.Title className="text-2xl">{inviteTitle(props.offer)}</Dialog.Title>
      <Dialog.Description className="text-ink-soft text-lg">
        {inviteText(props.offer)}
      </Dialog.Description>
      <Link to={props.registerPath} onClick={onClose} className="button button-primary mt-2 w-full">
        {promotionTexts.register}
      </Link>
    </LightboxFrame>
  )
}
