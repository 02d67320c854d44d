import { readFileSync } from 'node:fs'
import type { CoverTheme } from '#src/shared/cover-themes.ts'

interface Art {
  from: string
  to: string
  /** The drawings of the lessons, used in turn. */
  covers: CoverTheme[]
}

const byTopic: [RegExp, Art][] = [
  [
    /incoterms|contract/,
    {
      from: '#0E2A47',
      to: '#1F6FEB',
      covers: ['handshake', 'globe', 'warehouse', 'train', 'container-ship', 'contract'],
    },
  ],
  [
    /customs|hs-/,
    {
      from: '#123B3A',
      to: '#1A8A66',
      covers: ['customs-stamp', 'scales', 'ledger', 'globe', 'contract', 'warehouse'],
    },
  ],
  [
    /cross-border|commerce/,
    {
      from: '#33204F',
      to: '#8A4FB0',
      covers: ['plane', 'parcel', 'warehouse', 'scales', 'laptop', 'chart'],
    },
  ],
  [
    /freight|shipping|logistics|dangerous/,
    {
      from: '#1B2B52',
      to: '#4C7BD9',
      covers: ['container-ship', 'crane', 'plane', 'train', 'warehouse', 'compass'],
    },
  ],
  [
    /credit|settlement|payment/,
    {
      from: '#3A2A12',
      to: '#A87212',
      covers: ['letter-of-credit', 'contract', 'ledger', 'scales', 'container-ship', 'chart'],
    },
  ],
  [
    /english|letters/,
    {
      from: '#45162B',
      to: '#A63E52',
      covers: ['laptop', 'handshake', 'contract', 'globe', 'compass', 'plane'],
    },
  ],
]

const publicFolder = new URL('../../src/web/pictures/', import.meta.url)

export const svgOf = (path: string): string => readFileSync(new URL(path, publicFolder), 'utf8')

/**
 * Returns the colours and drawing of a lesson: `letters-of-credit/03-…` uses the third drawing of its
 * topic.
 */
export function artOf(media: string): { from: string; to: string; drawing: string } {
  const topic = byTopic.find(([pattern]) => pattern.test(media))?.[1] ?? byTopic[0]![1]
  const lesson = Number(/\/(\d+)/.exec(media)?.[1] ?? 1)
  const cover = topic.covers[(lesson - 1) % topic.covers.length]!
  // The cover on a card shows a part of the drawing; here all of it leaves room for the title.
  const drawing = svgOf(`covers/${cover}.svg`).replace(/viewBox="[^"]*"/, 'viewBox="0 0 640 360"')
  return { from: topic.from, to: topic.to, drawing }
}
