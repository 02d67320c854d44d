import { expect, test } from 'vitest'
import { misfit } from './fitting.ts'

test('a chooser tells by its name what it cannot take, before a byte is sent', () => {
  expect(misfit('照片.JPG', ['document', 'text'])).toBe('badType')
  expect(misfit('说明.txt', ['picture'])).toBe('badType')
  expect(misfit('无扩展名', ['picture'])).toBe('noExtension')
  expect(misfit('.gitignore', ['picture'])).toBe('noExtension')
})

test('a chooser takes what fits, what only the content can tell, and all files where it says so', () => {
  expect(misfit('照片.JPG', ['picture'])).toBeNull()
  expect(misfit('第一讲.rmvb', ['film'])).toBeNull()
  expect(misfit('照片.jpg', [])).toBeNull()
  expect(misfit('无扩展名', [])).toBeNull()
})
