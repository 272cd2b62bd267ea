const loading = new Map<string, Promise<void>>()

/** Loads a provider's script only once; after a failure, the next call tries again. */
export function loadScript(url: string, provider: string): Promise<void> {
  const known = loading.get(url)
  if (known) return known
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script")
    script.src = url
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      loading.delete(url)
      reject(new Error(`Failed to load ${provider} script`))
    }
    document.head.append(script)
  })
  loading.set(url, loaded)
  return loaded
}
