/** The site's eight-pointed star, made of two squares. */
export function Star({ className = "" }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" fill="currentColor" className={className}>
      <path d="M5 5h14v14H5z" />
      <path d="M12 2.1 21.9 12 12 21.9 2.1 12z" />
    </svg>
  )
}
