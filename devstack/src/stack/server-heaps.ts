/**
 * Bounds of the servers' heaps in megabytes, the same in the stack, the drills, the benchmark and the
 * deployment kit. Most of what a server makes lives for a second or forever; with V8's own bounds, a
 * fraction of the machine's memory, garbage of several hundred megabytes would wait for a collection.
 */
export const serverHeaps = {
  api: ["--max-semi-space-size=16", "--max-old-space-size=768"],
  web: ["--max-semi-space-size=16", "--max-old-space-size=768"],
} as const
