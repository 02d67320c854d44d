import { expect, test } from 'vitest'
import { addressKey } from './address-key.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:7:7::1', '2001:db8:7:7::'],
  ['2001:0DB8:7:7:ffff:1:2:3', '2001:db8:7:7::'],
  ['2001:db8:7:8::1', '2001:db8:7:8::'],
  ['fe80::1%eth0', 'fe80::'],
  ['::1', '::'],
  ['', ''],
])('%s is counted as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key)
})
