/** The router's own format of a page's data. */
export { UNSAFE_decodeViaTurboStream as decode } from "react-router"
