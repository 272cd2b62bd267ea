/**
 * Header by which the web server, and only it, reads public data as any logged-in user sees them,
 * without being one: such a page can be prepared once for all of them. Its only value is `user`.
 * Every endpoint of a person refuses such a call, and so is the header without the service token or
 * next to a session (403).
 */
export const audienceHeader = "x-audience"
