declare global {
  interface Window {
    /** What tags read, in the order in which it was told. */
    dataLayer?: unknown[] | undefined
  }
}

/** The one list between the site and its tags. */
export function dataLayer(): unknown[] {
  window.dataLayer ??= []
  return window.dataLayer
}

/** Gives Google's tags an order. They know one by its being an `arguments` object, no array. */
export function gtag(..._order: [command: string, ...rest: unknown[]]): void {
  dataLayer().push(arguments)
}
