import { expect, test } from 'vitest'
import { styleInliner } from './page-styles.ts'

const sheet = [
  ':root{--ink:#000;--quiet:#999;--line:var(--quiet)}',
  '@media (prefers-color-scheme:dark){:root{--ink:#fff}}',
  'h1{color:var(--ink)}table{border:0}',
  '.card{border-color:var(--line)}.card:hover{color:red}.card:not(.gone) a{color:blue}',
  '.hidden:not(:focus,:active){clip-path:inset(50%)}.card:not(.gone):hover{top:0}',
  '.foot{content:"}{"}@media print{.card{display:none}}',
  '@media (forced-colors:active){.card{color:Highlight}}',
  '@media (width<768px){.card{padding:0}.foot{padding:1px}}',
  '@keyframes rise{from{opacity:0}}@keyframes spin{to{rotate:1turn}}.card{animation:rise 1s}',
  '@font-face{font-family:Latin;src:local("Arial")}',
].join('')
const inline = styleInliner((href) => (href === '/assets/a.css' ? sheet : ''))
const page = (body: string) =>
  `<html><head><link rel="stylesheet" href="/assets/a.css#"/><link rel="stylesheet" href="/assets/b.css"/></head><body>${body}</body></html>`
const styleOf = (html: string) => /<style>(.*)<\/style>/s.exec(html)?.[1] ?? ''

test('a plain page inlines only the rules of its first screen', () => {
  const html = inline(
    page(
      '<h1>A</h1><i class="card"><a></a></i><template data-fold=""></template><b class="foot"></b>',
    ),
  )
  expect(styleOf(html)).toBe(
    [
      ':root{--ink:#000;--quiet:#999;--line:var(--quiet)}',
      '@media (prefers-color-scheme:dark){:root{--ink:#fff}}h1{color:var(--ink)}',
      '.card{border-color:var(--line)}.card:not(.gone) a{color:blue}',
      '@media (width<768px){.card{padding:0}}.card{animation:rise 1s}',
      '@keyframes rise{from{opacity:0}}@font-face{font-family:Latin;src:local("Arial")}',
    ].join(''),
  )
})

test('the stylesheets follow at the fold, or at the end of a page without one', () => {
  const link = '<link rel="stylesheet" href="/styles/a,b.css"/>'
  expect(inline(page('<p></p><template data-fold=""></template><b class="foot"></b>'))).toContain(
    `<p></p>${link}<b class="foot">`,
  )
  const whole = inline(page('<b class="foot"></b>'))
  expect(whole).toContain(`${link}</body>`)
  expect(styleOf(whole)).toContain('.foot{content:"}{"}')
})

test('a rule that hides an element until it is focused is inlined', () => {
  expect(styleOf(inline(page('<b class="hidden"></b>')))).toContain('.hidden:not(:focus,:active){')
})

test('of alternatives the page needs one; a kind of field counts as an element does', () => {
  const rules = [
    'input:is([type=checkbox],[type=radio]){top:0}',
    'input[type=radio]:before{top:1px}',
    ':is(ul,ol)[class]{top:2px}',
    '.nav:has(.own>[data-active]) li{top:3px}',
    '.nav:is(.wide :is(a,b),:first-child){top:4px}',
  ]
  const inlineRules = styleInliner(() => rules.join(''))
  const stylesOf = (body: string) => styleOf(inlineRules(page(body)))
  expect(stylesOf('<input type="search"/><nav class="nav"><li></li></nav>')).toBe(
    rules[4]!.repeat(2),
  )
  expect(stylesOf('<input type="radio"/>')).toBe(`${rules[0]}${rules[1]}`.repeat(2))
  expect(stylesOf('<ol></ol>')).toBe(rules[2]!.repeat(2))
  expect(stylesOf('<nav class="nav"><li class="own"></li></nav>')).toContain(rules[3])
})

test('a variable used only in a style attribute is kept', () => {
  expect(styleOf(inline(page('<p style="color:var(--line)"></p>')))).toContain(
    '--quiet:#999;--line:var(--quiet)',
  )
})
