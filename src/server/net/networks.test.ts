import { expect, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { isSchoolNetwork, isTrustedProxy, widthOf } from './networks.ts'

test.each([
  ['10.20.0.9', true],
  ['::ffff:10.20.0.9', true],
  ['10.21.0.9', false],
  ['2001:da8:1::5', true],
  ['2001:da9::5', false],
  ['203.0.113.7', true],
  ['not an address', false],
  ['', false],
])('%s is an address of the school: %s', (ip, is) => {
  const config = readConfig({ SCHOOL_NETWORKS: '10.20.0.0/16, 2001:da8::/32,203.0.113.7' })
  expect(isSchoolNetwork(config, ip)).toBe(is)
  expect(widthOf(config, ip)).toBe(is ? 10 : 1)
  expect(isSchoolNetwork(readConfig({}), ip)).toBe(false)
})

test('a proxy may be named by a network', () => {
  const config = readConfig({ TRUST_PROXY: 'loopback,10.0.0.0/8' })
  expect(isTrustedProxy(config, '127.0.0.1')).toBe(true)
  expect(isTrustedProxy(config, '10.1.1.1')).toBe(true)
  expect(isTrustedProxy(config, '192.0.2.1')).toBe(false)
  expect(isTrustedProxy(config, undefined)).toBe(false)
})

test.each(['SCHOOL_NETWORKS', 'TRUST_PROXY'])(
  'a mistyped network in %s stops the start',
  (name) => {
    expect(() => readConfig({ [name]: '10.0.0.0/8,campus' })).toThrow(name)
  },
)
