import { expect, test } from 'vitest'
import { paged, rowsOf } from './paged.ts'

test('an empty list has one page', () => {
  expect(paged({ total: 0, page: 1, perPage: 20, items: [] })).toEqual({
    total: 0,
    more: false,
    page: 1,
    pages: 1,
    items: [],
  })
})

test('a list that ends at a number of rows has neither rows nor pages after it', () => {
  expect(paged({ total: 101, page: 4, perPage: 30, items: [1], most: 100 })).toMatchObject({
    total: 100,
    more: true,
    pages: 4,
  })
  expect(rowsOf(4, 30, 100)).toEqual({ limit: 10, offset: 90 })
  expect(rowsOf(5, 30, 100)).toEqual({ limit: 0, offset: 120 })
  expect(rowsOf(2, 30)).toEqual({ limit: 30, offset: 30 })
})
