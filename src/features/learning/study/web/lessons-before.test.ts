import { expect, test } from 'vitest'
import { lessonsBefore } from './lessons-before.ts'
import type { Study } from './study-types.ts'

const study = (kinds: string) =>
  ({
    chapters: [
      {
        items: [...kinds].map((kind, at) => ({
          itemId: at + 1,
          kind: { v: 'video', V: 'video', c: 'courseware', q: 'quiz' }[kind],
          can: { open: { may: kind !== 'V' } },
        })),
      },
    ],
  }) as unknown as Study

const lessons = (kinds: string, itemId: number) =>
  lessonsBefore(study(kinds), { itemId }).map((one) => one.itemId)

test('a quiz recommends the lessons since the quiz before it, at most the last three', () => {
  expect(lessons('vcqvcq', 6)).toEqual([4, 5])
  expect(lessons('vvccq', 5)).toEqual([2, 3, 4])
})

test('a quiz that follows another one recommends the lesson before both; locked ones are left out', () => {
  expect(lessons('vcqq', 4)).toEqual([2])
  expect(lessons('cVq', 3)).toEqual([1])
  expect(lessons('qv', 1)).toEqual([])
})
