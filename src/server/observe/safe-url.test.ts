import { expect, test } from 'vitest'
import { safeUrl, unknownUrl } from './safe-url.ts'

test.each([
  ['/a', '/a'],
  [
    '/zh-CN/course/list?page=2&sort=new&keyword=海关',
    '/zh-CN/course/list?page=2&sort=new&keyword=…',
  ],
  ['/zh-CN/course/1234567', '/zh-CN/course/1234567'],
  ['/files/1/王小明的护照.pdf?e=5&s=abc', '/files/1/…?e=…&s=…'],
  ['/a?access_token=x&Code=1&password=&b', '/a?…&Code=…&password=…&…'],
  ['/a?ticket=abc&contact=13812345678', '/a?ticket=…&contact=…'],
  ['/a?13812345678=1&13812345678', '/a?…&…'],
  ['/a?page=13812345678901234567890', '/a?page=…'],
  ['/a?page=li%40example.com', '/a?page=…'],
  ['/a?%74oken=x', '/a?…'],
  ['/a?%zz=x', '/a?…'],
  ['/api/13812345678/li@example.com', '/api/…/…'],
  ['/reset/Zm9vYmFyYmF6cXV4Zm9vYmFyMTIzNDU2Nzg5MA', '/reset/…'],
])('%s is logged as %s', (url, safe) => {
  expect(safeUrl(url)).toBe(safe)
})

test('an address of 14 kB takes a short line', () => {
  expect(safeUrl(`/${'a/'.repeat(7000)}`).length).toBeLessThan(310)
  expect(safeUrl(`/a?${'sort=new&'.repeat(2000)}`).length).toBeLessThan(310)
  expect(safeUrl(`/${'x'.repeat(14_000)}`)).toBe('/…')
})

test.each([
  ['/zh-CN/zhang.san.secretword/lisi?page=2', '/zh-CN/…'],
  ['/zh-CN', '/…'],
  ['/api/Zhang/San', '/api/…'],
  ['/zhang/san', '/…'],
])('%s, which leads nowhere, is logged as %s', (url, safe) => {
  expect(unknownUrl(url)).toBe(safe)
})
