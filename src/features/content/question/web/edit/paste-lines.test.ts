import { expect, test } from 'vitest'
import { asLine, linesOfOptions } from './paste-lines.ts'

test('pasted lines become options without their marks', () => {
  const given = 'A. FOB 上海\nB、CIF 鹿特丹\n\n（C）CFR\r\n(d) EXW\n① DAP\n- DDP\nＥ．FCA'
  expect(linesOfOptions(given)).toEqual([
    ...['FOB 上海', 'CIF 鹿特丹', 'CFR', 'EXW', 'DAP', 'DDP', 'FCA'],
  ])
})

test('several options in one line are cut apart, and words that begin with a letter are left whole', () => {
  expect(linesOfOptions('A. 信用证  B. 托收  C. 电汇')).toEqual(['信用证', '托收', '电汇'])
  expect(linesOfOptions('A clean bill\nB/L of lading')).toEqual(['A clean bill', 'B/L of lading'])
})

test('signs of markup stay words', () => {
  expect(asLine('a < b & c')).toBe('a &lt; b &amp; c')
})
