import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { listAddress, readList } from './list-address.ts'

const getThings = endpoint({
  method: 'GET',
  path: 'Thing/GetList',
  access: 'public',
  summary: { zh: '列表', en: 'Things' },
  input: z
    .object({
      kind: z.enum(['a', 'b']),
      keyword: z.string().trim().max(100).optional(),
      role: z.string().optional(),
      sort: z.enum(['newest', 'oldest']).default('newest'),
      page: z.coerce.number<number>().int().min(1).default(1),
    })
    .refine(() => true),
  answer: z.array(z.string()),
})
const of = (search: string) =>
  listAddress<'keyword' | 'role' | 'sort' | 'page'>('/en-US/things', search, getThings.query)

test('the names of a list are the optional inputs of its endpoint', () => {
  expect(getThings.query).toEqual({ keyword: '', role: '', sort: 'newest', page: '1' })
})

test('a loader reads only the known names from the address', () => {
  const request = { url: 'http://x/things?keyword=%20sea%20&kind=b&role=&page=2&made=up' }
  expect(readList(request, getThings, { kind: 'a' })).toEqual({
    kind: 'a',
    keyword: 'sea',
    page: '2',
  })
})

test('values include the defaults, the address omits them', () => {
  const list = of('role=2&page=3')
  expect(list.values).toEqual({ keyword: '', role: '2', sort: 'newest', page: '3' })
  expect(list.given).toEqual({ role: '2', page: '3' })
  expect(list.href({ sort: 'newest' })).toBe('/en-US/things?role=2')
  expect(list.href({ page: 1 })).toBe('/en-US/things?role=2')
  expect(list.href({ page: 4 })).toBe('/en-US/things?role=2&page=4')
  expect(list.href({ role: '' })).toBe('/en-US/things')
})

test('a changed filter starts at the first page, and names keep their order', () => {
  expect(of('page=3&sort=oldest').href({ keyword: '信用证' })).toBe(
    `/en-US/things?${new URLSearchParams({ keyword: '信用证', sort: 'oldest' })}`,
  )
})

test('sort and page do not count as filters', () => {
  expect(of('sort=oldest&page=2').filtered).toBe(false)
  expect(of('role=2').filtered).toBe(true)
  expect(of('role=2&page=2').query).toBe('role=2')
})
