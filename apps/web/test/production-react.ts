/**
 * Loads React as the server runs it: with its development build, which the tests' environment would
 * choose, a page takes half as long again. Its warnings are for the components' tests in jsdom.
 */
import { createRequire } from "node:module"

const require = createRequire(import.meta.url)
const before = process.env.NODE_ENV

process.env.NODE_ENV = "production"
const { jsx }: { jsx: unknown } = require("react/jsx-runtime")
// Tests are compiled for the development build, whose function takes further parameters.
const developmentRuntime: { jsxDEV: unknown } = require("react/jsx-dev-runtime")
developmentRuntime.jsxDEV = jsx
require("react-dom/server")
if (before === undefined) delete process.env.NODE_ENV
else process.env.NODE_ENV = before
