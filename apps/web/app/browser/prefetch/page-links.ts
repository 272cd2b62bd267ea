/** The router's own prefetching, which follows with its core. */
export { PrefetchPageLinks as default } from "react-router"
