import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanHtml } from '#src/server/text/rich-text.ts'
import { filesNamed } from './files-named.ts'
import { withFormulas } from './with-formulas.ts'

const inLine = (source: string) => withFormulas(cleanHtml(`<span data-formula='${source}'></span>`))

test('a formula is drawn for the eye and in MathML for the ear', () => {
  const html = inLine('\\frac{a}{b} < c')
  expect(html).toMatch(/^<span data-formula="\\frac\{a\}\{b\} &lt; c"><span class="katex">/)
  expect(html).toContain('<math')
  expect(html).toContain('aria-hidden="true"')
})

test('a formula of its own line is centred', () => {
  expect(withFormulas('<div data-formula="x"></div>')).toContain('katex-display')
})

test.each(['\\frac{a', '\\nothing', 'a&b', '\\def\\a{\\a\\a}\\a', '{'.repeat(2000)])(
  'the broken formula %j stands there as it was written',
  (source) => {
    expect(inLine(source)).toContain('<code data-broken>')
  },
)

test.each([
  '\\href{javascript:alert(1)}{x}',
  '\\includegraphics{https://x.example/x.png}',
  '\\htmlClass{x}{y}',
  '\\htmlStyle{position:fixed}{y}',
])('%j reaches nothing outside the formula', (source) => {
  expect(inLine(source)).not.toMatch(/<a |<img|style="[^"]*position:fixed|class="[^"]*\bx\b/)
})

test('a rule is never larger than twenty letters', () => {
  expect(inLine('\\rule{9999em}{9999em}')).not.toContain('9999em;')
})

test('text of any kind stays text', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 40 }), (source) => {
      const safe = source.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
      const html = withFormulas(cleanHtml(`<span data-formula="${safe}"></span>`))
      expect(html).not.toMatch(/<(script|img|a|style|iframe)\b/)
    }),
  )
})

test('what is drawn is never stored', () => {
  const stored = '<p>a <span data-formula="x^2"></span> b</p><div data-formula="y"></div>'
  expect(cleanHtml(withFormulas(stored))).toBe(stored)
})

test('the files of texts are named once, by the place where they stand', () => {
  const text =
    '<p><img data-file="12" alt="data-film=&quot;9&quot;" /></p><div data-film="3"></div><p data-document="5">a</p>'
  expect(filesNamed(text, '<p><img data-file="12" /></p>')).toEqual([
    { userFileId: 12, as: 'picture' },
    { userFileId: 3, as: 'film' },
    { userFileId: 5, as: 'document' },
  ])
})
