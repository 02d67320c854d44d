import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

// "这是提单，不是发票。" and "這是提單，不是發票。" in their encodings.
const gb = 'd5e2cac7cce1b5a5a3acb2bbcac7b7a2c6b1a1a3'
const big5 = 'b36fac4fb4a3b3e6a141a4a3ac4fb56fb2bca143'
const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))

test('the encodings of Chinese files are told apart', () => {
  const simple = '这是提单，不是发票。'
  expect(decodeText(bytes(gb))).toEqual({ text: simple, encoding: 'GB18030' })
  expect(decodeText(bytes(big5))).toEqual({ text: '這是提單，不是發票。', encoding: 'Big5' })
  expect(decodeText(new TextEncoder().encode(simple)).encoding).toBe('UTF-8')
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(simple, 'utf16le')])
  expect(decodeText(utf16)).toMatchObject({ encoding: 'UTF-16', text: simple })
})
