import { expect, test } from 'vitest'
import { pageAfterSignIn, queryValue } from './query-value.ts'

test('the first value of a parameter counts', () => {
  expect(queryValue('?tab=log&tab=coins', 'tab')).toBe('log')
  expect(queryValue('?tab=%E6%97%A5', 'tab')).toBe('日')
  expect(queryValue('?page=2', 'tab')).toBeUndefined()
  expect(queryValue('', 'tab')).toBeUndefined()
})

test('a sign-in returns to the page that asked for it, on this site alone', () => {
  expect(pageAfterSignIn('?redirect=%2Fen-US%2Fcourse%2F7%3Fpage%3D2', 'en-US')).toBe(
    '/en-US/course/7?page=2',
  )
  expect(pageAfterSignIn('?redirect=%2F%2Fother.example', 'en-US')).toBe('/en-US')
  expect(pageAfterSignIn('', 'zh-CN')).toBe('/zh-CN')
})
