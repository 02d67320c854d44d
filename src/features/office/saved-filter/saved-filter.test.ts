import { describe, expect, test } from 'vitest'
import { openWorld, type Person } from '#tests/world.ts'
import { savedFilterApi } from './contract.ts'

const { newUser } = await openWorld()

describe('saved filters', () => {
  test('are saved by name, replaced by the same name, and private to their owner', async () => {
    const [one, other] = [await newUser('reviewer'), await newUser('reviewer')]
    const save = (name: string, query: string) =>
      one(savedFilterApi.saveFilter, { screen: 'verifications', name, query })
    const first = await save('上海', 'provinceId=31')
    const again = await save(' 上海 ', 'provinceId=31&sort=newest')
    expect(again.filterId).toBe(first.filterId)
    const list = (person: Person) =>
      person(savedFilterApi.getSavedFilters, { screen: 'verifications' })
    expect(await list(one)).toEqual([
      { filterId: first.filterId, name: '上海', query: 'provinceId=31&sort=newest' },
    ])
    expect(await list(other)).toEqual([])
    await other(savedFilterApi.deleteFilter, { filterId: first.filterId })
    expect(await list(one)).toHaveLength(1)
    await one(savedFilterApi.deleteFilter, { filterId: first.filterId })
    await one(savedFilterApi.deleteFilter, { filterId: first.filterId })
    expect(await list(one)).toEqual([])
  })
  test('are limited to twenty per screen, even when saved simultaneously', async () => {
    const one = await newUser('reviewer')
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, n) =>
        one.ask(savedFilterApi.saveFilter, {
          screen: 'schools',
          name: `筛选${n}`,
          query: 'status=all',
        }),
      ),
    )
    expect(answers.filter(({ envelope }) => envelope.code === 0)).toHaveLength(20)
    expect(answers.filter(({ envelope }) => envelope.error === 'savedFilter.full')).toHaveLength(5)
    // Replacing one of the twenty takes no place.
    const [kept] = await one(savedFilterApi.getSavedFilters, { screen: 'schools' })
    const again = { screen: 'schools', name: kept!.name, query: '' } as const
    expect(await one(savedFilterApi.saveFilter, again)).toEqual({ filterId: kept!.filterId })
  })
  test('refuse an invalid query', async () => {
    const one = await newUser('reviewer')
    for (const query of ['?a=1', 'a=1#b', 'a b', 'x'.repeat(501)]) {
      const { envelope } = await one.ask(savedFilterApi.saveFilter, {
        screen: 'people',
        name: 'x',
        query,
      })
      expect(envelope.error, query.slice(0, 9)).toBe('common.invalid')
    }
  })
})
