/** Milliseconds of hover that count as intent; many links are only crossed. */
const hoverDelayMs = 100

type Listener = { onWant: (page: string) => void; onUnwant: (page: string) => void }

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-prefetch]") : null
}

/** Reports the marked link that is hovered, focused or touched, until the signal aborts. */
export function watchIntent({ onWant, onUnwant }: Listener, signal: AbortSignal): void {
  let pointed: { link: HTMLAnchorElement; timer: ReturnType<typeof setTimeout> } | null = null
  const pageOf = ({ pathname, search }: HTMLAnchorElement) => pathname + search
  const leave = () => {
    if (pointed === null) return
    clearTimeout(pointed.timer)
    onUnwant(pageOf(pointed.link))
    pointed = null
  }
  const enter = (event: Event) => {
    const link = linkAt(event.target)
    if (link === pointed?.link) return
    leave()
    if (link !== null)
      pointed = { link, timer: setTimeout(() => onWant(pageOf(link)), hoverDelayMs) }
  }
  const touch = (event: Event) => {
    const link = linkAt(event.target)
    if (link !== null) onWant(pageOf(link))
  }
  document.addEventListener("mouseover", enter, { signal, passive: true })
  document.addEventListener("focusin", enter, { signal })
  document.addEventListener("focusout", leave, { signal })
  document.addEventListener("touchstart", touch, { signal, passive: true })
  signal.addEventListener("abort", leave)
}
