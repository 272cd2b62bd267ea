import { X } from "lucide-react"
import { Dialog } from "radix-ui"

/** The close button of a lightbox; `label` names what it closes. */
export function DialogClose({ label, className = "" }: { label: string; className?: string }) {
  return (
    <Dialog.Close
      aria-label={label}
      className={`grid size-11 place-items-center rounded-control hover:bg-sunken ${className}`}
    >
      <X aria-hidden className="size-6" />
    </Dialog.Close>
  )
}
