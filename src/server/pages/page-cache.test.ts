import { expect, test } from 'vitest'
import { cacheTag } from '#src/shared/cache-tag.ts'
import { localEvents } from '../events/events.ts'
import { type MadePage, PageCache } from './page-cache.ts'

const made = (text: string, tags: string[] = [], keep = true): MadePage => ({
  page: { status: 200, headers: {}, body: Buffer.from(text) },
  tags: tags.map(cacheTag),
  keep,
})
function open(options?: ConstructorParameters<typeof PageCache>[2]) {
  const events = localEvents()
  const counts = { hit: 0, miss: 0 }
  const cache = new PageCache(events, (result) => counts[result]++, options)
  return { events, counts, cache }
}
const waiting = () => Promise.withResolvers<MadePage>()
const textOf = (page: { body: Buffer } | undefined) => page?.body.toString()

test('a page is rendered once and then served from the cache', async () => {
  const { cache, counts } = open()
  expect(cache.get('/a')).toBeUndefined()
  await cache.make('/a', async () => made('one'))
  expect(textOf(cache.get('/a'))).toBe('one')
  expect(counts).toEqual({ hit: 1, miss: 1 })
})

test('a page that must not be cached is not', async () => {
  const { cache } = open()
  await cache.make('/a', async () => made('refused', [], false))
  expect(cache.get('/a')).toBeUndefined()
})

test('a change drops the pages with its tag, and no others, before publish returns', async () => {
  const { cache, events } = open()
  await cache.make('/a', async () => made('a', ['course:1', 'courses']))
  await cache.make('/b', async () => made('b', ['course:2', 'courses']))
  events.publish('changed', [cacheTag('course:1')])
  expect(cache.get('/a')).toBeUndefined()
  expect(textOf(cache.get('/b'))).toBe('b')
})

test('simultaneous requests share one rendering', async () => {
  const { cache } = open()
  const { promise, resolve } = waiting()
  let times = 0
  const make = () => {
    times += 1
    return promise
  }
  const both = Promise.all([cache.make('/a', make), cache.make('/a', make)])
  resolve(made('shared'))
  expect((await both).map(textOf)).toEqual(['shared', 'shared'])
  expect(times).toBe(1)
})

test('a rendering overtaken by a change of its tags is sent but not cached', async () => {
  const { cache, events } = open()
  const { promise, resolve } = waiting()
  const old = cache.make('/a', () => promise)
  events.publish('changed', [cacheTag('course:1')])
  resolve(made('old', ['course:1']))
  expect(textOf(await old)).toBe('old')
  expect(cache.get('/a')).toBeUndefined()
})

test('a change of other tags does not prevent caching', async () => {
  const { cache, events } = open()
  const { promise, resolve } = waiting()
  const page = cache.make('/a', () => promise)
  events.publish('changed', [cacheTag('course:2')])
  resolve(made('fine', ['course:1']))
  await page
  expect(textOf(cache.get('/a'))).toBe('fine')
})

test('a request after a change does not get the rendering begun before it', async () => {
  const { cache, events } = open()
  const { promise, resolve } = waiting()
  const before = cache.make('/a', () => promise)
  events.publish('changed', [cacheTag('course:1')])
  const after = cache.make('/a', async () => made('new', ['course:1']))
  resolve(made('old', ['course:1']))
  expect(textOf(await before)).toBe('old')
  expect(textOf(await after)).toBe('new')
  expect(textOf(cache.get('/a'))).toBe('new')
})

test('a failed rendering fails for its requests, and the next request renders again', async () => {
  const { cache } = open()
  const broken = cache.make('/a', () => Promise.reject(new Error('broken')))
  await expect(broken).rejects.toThrow('broken')
  await cache.make('/a', async () => made('well'))
  expect(textOf(cache.get('/a'))).toBe('well')
})

test('the cache is limited in bytes and in age', async () => {
  const small = open({ maxBytes: 10_000 })
  for (const name of ['/a', '/b', '/c', '/d', '/e']) {
    await small.cache.make(name, async () => made('x'.repeat(1000), [name]))
  }
  expect(small.cache.get('/a')).toBeUndefined()
  expect(small.cache.get('/e')).toBeDefined()
  const brief = open({ maxAgeMs: 5 })
  await brief.cache.make('/a', async () => made('a'))
  await expect.poll(() => brief.cache.get('/a')).toBeUndefined()
})

test('cached pages are compressed in the background from their second request', async () => {
  const { cache } = open()
  const seenOnce = await cache.make('/a', async () => made('words '.repeat(1000)))
  const wanted = await cache.make('/b', async () => made('words '.repeat(1000)))
  cache.get('/b')
  await expect.poll(() => wanted.gzip?.length).toBeLessThan(1000)
  expect(wanted.br?.length).toBeLessThan(1000)
  // It was made earlier, so it would have been compressed earlier.
  expect(seenOnce.br).toBeUndefined()
})
