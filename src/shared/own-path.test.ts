import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test('a redirect leads within this site', () => {
  for (const own of ['/', '/zh-CN/course?page=2#a', '/zh-CN/a//b', '/%2F%2Fother.example']) {
    expect(ownPath(own), own).toBe(own)
  }
  const others = [
    ...['', 'course', '//other.example', '/\\other.example', 'https://other.example'],
    ...['javascript:alert(1)', '/\t/other.example', '/\n/other.example', '\\/other.example'],
    ...['/./\\other.example', '/.//other.example', ' //other.example'],
  ]
  for (const other of [...others, null, undefined]) {
    expect(ownPath(other), JSON.stringify(other)).toBeUndefined()
  }
})

test('a redirect is encoded, so that any header may carry it', () => {
  expect(ownPath('/zh-CN/course/list?keyword=外贸#目录')).toBe(
    '/zh-CN/course/list?keyword=%E5%A4%96%E8%B4%B8#%E7%9B%AE%E5%BD%95',
  )
  expect(ownPath('/zh-CN/课程')).toBe('/zh-CN/%E8%AF%BE%E7%A8%8B')
  expect(ownPath('/zh-CN\r\nset-cookie: a=b')).toBe('/zh-CNset-cookie:%20a=b')
})
