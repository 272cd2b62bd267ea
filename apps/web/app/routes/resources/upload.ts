/** Later. */
export const loader = () => null
