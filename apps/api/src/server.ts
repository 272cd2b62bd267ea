import "./database/drizzle-as-commonjs.ts"

const { startServer } = await import("./start-server.ts")

await startServer()
