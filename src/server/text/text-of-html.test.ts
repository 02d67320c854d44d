import { expect, test } from 'vitest'
import { textOfHtml } from './text-of-html.ts'

test.each([
  ['a  b\nc', 'a b c'],
  ['<p>一</p><p>二 &lt; 三</p>', '一 二 < 三'],
  ['<p>Area <span data-formula="\\pi r^2"></span>.</p>', 'Area \\pi r^2 .'],
  ['<p><img data-file="1" alt="提单" />是什么？</p>', '提单 是什么？'],
  ['<p>付款<span data-gap="a"></span>天</p>', '付款 ____ 天'],
  ['<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>', '1 2'],
  ['H<sub>2</sub>O', 'H2O'],
  ['<div data-film="4"></div><p data-document="5">报关单.pdf</p>', '报关单.pdf'],
])('the words of %j', (html, text) => {
  expect(textOfHtml(html)).toBe(text)
})
