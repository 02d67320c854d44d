import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HtmlElements } from './html-elements.tsx'

test('an element that holds nothing ends at its own sign, closed or not', () => {
  const shown = (html: string) => renderToStaticMarkup(createElement(HtmlElements, { html }))
  const read = '<p>one<br/>two<img alt=""/>three</p><hr/><p>four</p>'
  expect(shown(read)).toBe(read)
  expect(shown('<p>one<br>two<img alt="">three</p><hr><p>four</p>')).toBe(read)
})
