/**
 * Header by which the web server says up to which change it knows the data: `at` of the last notice
 * of its stream. A server of the api that has not received that notice yet answers from the
 * database. Ignored without the service token.
 */
export const changePositionHeader = "x-change-position"
