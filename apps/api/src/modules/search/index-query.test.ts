import { expect, test } from "vitest"
import { indexQuery } from "./index-query.ts"

test.each([
  ["'tractor':A", "'tractor'"],
  ["'gru':A <-> 'horquill' | 'lift':AB <2> 'fork'", "( 'gru' & 'horquill' ) | ( 'lift' & 'fork' )"],
  ["'~d6.t':*AB & 'cat':C", "'~d6.t':* & 'cat'"],
  ["'tractor' | 'tractor' <-> 'agricol' | 'tractor':A", "'tractor'"],
  ["'gru' & !'horquill':A", "'gru'"],
  ["'gru' & !( 'horquill':A | 'torr' ) <-> 'x' & 'potain'", "'gru' & 'x' & 'potain'"],
  [
    "'excav' | ( 'pal' <-> 'excav' | 'excavator' ) & !( 'mini':ABC <-> 'excavator':ABC )",
    "'excav' | 'excavator'",
  ],
  ["( 'a' | 'b':A ) <-> ( 'c' & 'd' )", "( 'a' | 'b' ) & ( 'c' & 'd' )"],
  ["'a <-> b!':A | 'o''higgins:A'", "'a <-> b!' | 'o''higgins:A'"],
])("[B7.150] the index is asked for the words of %s only: %s", (query, expected) => {
  expect(indexQuery(query)).toBe(expected)
})

test.each([
  "",
  "'tractor'",
  "'~d6.t':* | 'cat' & 'a <-> b!'",
  // Ads that have neither word match as well.
  "'gru' | !'horquill'",
])("[B7.150] %s is asked as it is", (query) => {
  expect(indexQuery(query)).toBe(query)
})
