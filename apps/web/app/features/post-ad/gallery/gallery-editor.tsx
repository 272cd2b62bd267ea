import { type DragEvent, useEffect, useRef, useState } from "react"
import { BotCheckNotice } from "../../../integrations/bot-check/bot-check.tsx"
import { FieldError } from "../../../ui/field-frame.tsx"
import { connectionTexts, galleryTexts } from "./texts.ts"
import type { Gallery } from "./use-gallery.ts"
import { AddPhotos } from "./view/add-photos.tsx"
import { ConnectionNote, RefusedFiles, UndoRemoval } from "./view/gallery-notices.tsx"
import { PhotoGrid } from "./view/photo-grid.tsx"

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files")

/**
 * Prevents the browser from opening a file that is dropped outside the drop zone and leaving the
 * page.
 */
function usePreventFileDrop(): void {
  useEffect(() => {
    const ignore = (event: Event) => event.preventDefault()
    window.addEventListener("dragover", ignore)
    window.addEventListener("drop", ignore)
    return () => {
      window.removeEventListener("dragover", ignore)
      window.removeEventListener("drop", ignore)
    }
  }, [])
}

/** Adds, orders and removes the photos of an ad; `useGallery` keeps the state. */
export function GalleryEditor({ gallery }: { gallery: Gallery }) {
  const { tiles, max, unfinished, uploads, leftOut } = gallery
  const [announcement, setAnnouncement] = useState("")
  const [isOver, setIsOver] = useState(false)
  const editor = useRef<HTMLElement>(null)
  usePreventFileDrop()
  const focusPhotos = () => {
    editor.current?.querySelector<HTMLElement>("ol button, input[type=file]")?.focus()
  }
  const stored = tiles.filter(({ image }) => image !== null).length
  return (
    <section
      ref={editor}
      aria-label={galleryTexts.list}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setIsOver(false)
        gallery.add([...event.dataTransfer.files])
      }}
      className={`@container flex flex-col gap-5 rounded-card ${isOver ? "outline-2 outline-copper outline-dashed outline-offset-8" : ""}`}
    >
      <AddPhotos onFiles={gallery.add} max={max} isFull={tiles.length >= max} />
      {leftOut > 0 ? (
        <p role="status" className="font-medium text-warn">
          {galleryTexts.leftOut(leftOut, max)}
        </p>
      ) : null}
      <ConnectionNote unfinished={unfinished} />
      <RefusedFiles
        uploads={uploads}
        onDismiss={(keys) => {
          keys.forEach(gallery.dismiss)
          focusPhotos()
        }}
      />
      {gallery.canUndo ? (
        <UndoRemoval
          onUndo={() => {
            gallery.undo()
            focusPhotos()
          }}
        />
      ) : null}
      {tiles.length > 0 ? (
        <>
          <p className="text-ink-soft text-sm">{galleryTexts.orderHelp}</p>
          <PhotoGrid gallery={gallery} onRemove={gallery.remove} onAnnounce={setAnnouncement} />
        </>
      ) : (
        <p className="rounded-card border border-line-strong border-dashed px-4 py-10 text-center text-ink-soft">
          {galleryTexts.empty}
        </p>
      )}
      <BotCheckNotice />
      <p role="status" className="visually-hidden">
        {unfinished.length > 0
          ? connectionTexts.progress(unfinished.length)
          : stored > 0 && uploads.length > 0
            ? connectionTexts.ready(stored)
            : ""}
      </p>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </section>
  )
}

/** The photos of an ad, with their error above. */
export function GalleryFields(props: { gallery: Gallery; error: string | undefined }) {
  return (
    <div className="flex flex-col gap-4">
      {props.error === undefined ? null : (
        <p role="alert" tabIndex={-1} data-wrong>
          <FieldError id="gallery-error">{props.error}</FieldError>
        </p>
      )}
      <GalleryEditor gallery={props.gallery} />
    </div>
  )
}
