import { expect, test } from "vitest"
import { stylesFor } from "./used-styles.ts"

const css = [
  "@layer properties,base;",
  "@layer base{*,:before{margin:0}hr,abbr:where([title]){height:0}p a::after{top:0}}",
  "@layer utilities{",
  ".flex{display:flex}.grid{display:grid}",
  ".a,.flex.b,.grid .b{order:1}",
  ".sm\\:w-\\[10\\%\\]{width:10%}.\\32 xl{order:2}",
  '.content-\\[\\"\\}\\"\\]{content:"}"}',
  "@media (width>=40rem){.grid{gap:1px}.flex:hover{gap:2px}}",
  "@media print{.grid{gap:3px}}",
  "}",
  "html:has(.open) .flex:not(.grid){order:4}",
  ".loads{animation:load 1s var(--tw-b)}",
  ".flex>.flex{order:var(--tw-a)}",
  "@keyframes load{to{opacity:0}}",
  '@property --tw-a{syntax:"*";inherits:false}',
  '@property --tw-b{syntax:"*";inherits:false}',
].join("")

const reduce = stylesFor(css)

test("[B7.7] a page keeps the rules that its markup can match, in their order, and no others", () => {
  expect(reduce('<html><p class="flex">')).toBe(
    [
      "@layer properties,base;",
      "@layer base{*,:before{margin:0}}",
      "@layer utilities{.flex{display:flex}",
      "@media (width>=40rem){.flex:hover{gap:2px}}}",
      "html:has(.open) .flex:not(.grid){order:4}",
      ".flex>.flex{order:var(--tw-a)}",
      "@keyframes load{to{opacity:0}}",
      '@property --tw-a{syntax:"*";inherits:false}',
    ].join(""),
  )
})

test.each([
  ['<p class="b"></p><p class="grid">', ".a,.flex.b,.grid .b{order:1}"],
  ['<p class="a">', ".a,.flex.b,.grid .b{order:1}"],
  ['<p class="sm:w-[10%]">', ".sm\\:w-\\[10\\%\\]{width:10%}"],
  ['<p class="2xl">', ".\\32 xl{order:2}"],
  ['<p class="content-[&quot;}&quot;]">', '.content-\\[\\"\\}\\"\\]{content:"}"}'],
  ['<p class="flex"></p><hr>', "hr,abbr:where([title]){height:0}"],
  ['<p class="flex"><a>', "p a::after{top:0}"],
  ['<p class="loads">', '@property --tw-b{syntax:"*";inherits:false}'],
])("[B7.7] in %s the rule %s holds", (page, rule) => {
  expect(reduce(page)).toContain(rule)
  expect(reduce('<p class="flex">')).not.toContain(rule)
})
