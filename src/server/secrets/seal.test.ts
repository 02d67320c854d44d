import { expect, test } from 'vitest'
import { sealBytes, sealOverhead, sealText, unsealBytes, unsealText } from './seal.ts'

const secret = 'a-secret-of-more-than-32-characters!'

test('text is sealed without plain content and opened unchanged', () => {
  const said = '{"account":"13812345678","name":"张伟"}'
  const sealed = sealText(secret, 'payment 7', said)
  expect(sealed).toMatch(/^s1\.[\w-]+$/)
  expect(sealed).not.toContain('138')
  expect(unsealText(secret, 'payment 7', sealed)).toBe(said)
  expect(sealText(secret, 'payment 7', said)).not.toBe(sealed)
  expect(unsealText(secret, 'payment 7', sealText(secret, 'payment 7', ''))).toBe('')
})

test('another secret, another purpose and changed or truncated content are refused', () => {
  const sealed = sealBytes(secret, 'file', Buffer.from('document'))
  expect(sealed).toHaveLength('document'.length + sealOverhead)
  expect(unsealBytes(secret, 'file', sealed).toString()).toBe('document')
  expect(() => unsealBytes(`${secret}2`, 'file', sealed)).toThrow()
  expect(() => unsealBytes(secret, 'payment', sealed)).toThrow()
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed[at] = changed[at]! ^ 1
    expect(() => unsealBytes(secret, 'file', changed), `byte ${at}`).toThrow()
  }
  for (let length = 0; length < sealed.length; length++) {
    expect(() => unsealBytes(secret, 'file', sealed.subarray(0, length))).toThrow()
  }
})

test('text in another format is refused', () => {
  const sealed = sealText(secret, 'payment', 'x')
  for (const text of ['', 's1.', 's2' + sealed.slice(2), sealed.slice(0, -4), 'plain', '{"a":1}']) {
    expect(() => unsealText(secret, 'payment', text), text).toThrow()
  }
})
