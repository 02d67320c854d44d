import { expect, test } from 'vitest'
import { z } from 'zod'
import type { DraftRecord } from '#src/features/content/draft/record.ts'
import { checkedRecords } from './check-manifest.ts'

const any = z.looseObject({ kind: z.string() }) as unknown as z.ZodType<DraftRecord>
const host = { kind: 'textbook', schemas: { textbook: any, chapter: any } } as const

const levels = (count: number) => [
  { key: 'head', value: { kind: 'textbook' } },
  ...Array.from({ length: count }, (_, at) => ({
    key: `c-${at}`,
    value: { kind: 'chapter', place: { parent: at === 0 ? null : `c-${at - 1}`, order: 'a0' } },
  })),
]

test('a file has chapters of at most twenty levels', () => {
  expect(checkedRecords(host, levels(20)).size).toBe(21)
  for (const count of [21, 3000]) {
    expect(() => checkedRecords(host, levels(count))).toThrow(/^deep: c-20$/)
  }
})
