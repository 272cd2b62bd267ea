/**
 * The globals that browsers and servers share, as far as domain and contract use them. They compile
 * with these only, so neither the DOM nor Node can enter a rule or the wire format.
 */
declare class URLSearchParams implements Iterable<[string, string]> {
  constructor(
    init?: string | URLSearchParams | Iterable<readonly [string, string]> | Record<string, string>,
  )
  readonly size: number
  append(name: string, value: string): void
  delete(name: string, value?: string): void
  get(name: string): string | null
  getAll(name: string): string[]
  has(name: string, value?: string): boolean
  set(name: string, value: string): void
  entries(): IterableIterator<[string, string]>
  keys(): IterableIterator<string>
  values(): IterableIterator<string>
  toString(): string
  [Symbol.iterator](): IterableIterator<[string, string]>
}

declare class URL {
  constructor(url: string | URL, base?: string | URL)
  static canParse(url: string, base?: string): boolean
  static parse(url: string, base?: string): URL | null
  hash: string
  host: string
  hostname: string
  href: string
  readonly origin: string
  password: string
  pathname: string
  port: string
  protocol: string
  search: string
  readonly searchParams: URLSearchParams
  username: string
}

/** Base64 to a string with one character per byte, and back; both throw on bad input. */
declare function atob(base64: string): string
declare function btoa(bytes: string): string
