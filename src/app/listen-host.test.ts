import { expect, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { listenHost } from './listen-host.ts'
import { demoAccounts } from './start-text.ts'

test('a demo school listens on this machine only, unless told otherwise, and says so', () => {
  const host = (settings: Record<string, string>, isDemo: boolean) =>
    listenHost(readConfig(settings).HOST, isDemo)
  expect(host({}, true)).toBe('127.0.0.1')
  expect(host({}, false)).toBe('0.0.0.0')
  expect(host({ HOST: '0.0.0.0' }, true)).toBe('0.0.0.0')
  expect(host({ HOST: '10.0.0.7' }, false)).toBe('10.0.0.7')
  expect(demoAccounts({ isHereOnly: true })).toContain('this machine only')
  expect(demoAccounts({ isHereOnly: false })).not.toContain('this machine only')
})
