import { expect, test } from 'vitest'
import { isOwnPath } from './own-path.ts'

test('a redirect leads within this site', () => {
  for (const own of ['/', '/zh-CN/course?page=2#a', '/zh-CN/a//b', '/%2F%2Fother.example']) {
    expect(isOwnPath(own), own).toBe(true)
  }
  const others = [
    ...['', 'course', '//other.example', '/\\other.example', 'https://other.example'],
    ...['javascript:alert(1)', '/\t/other.example', '/\n/other.example', '\\/other.example'],
    ...['/./\\other.example', '/.//other.example', ' //other.example'],
  ]
  for (const other of others) expect(isOwnPath(other), JSON.stringify(other)).toBe(false)
})
