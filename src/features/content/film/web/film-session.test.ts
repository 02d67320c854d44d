import { expect, test } from 'vitest'
import { cueAt, readCues } from './film-session.ts'

const track = (...texts: string[]) =>
  ({
    cues: texts.map((text, at) => ({ startTime: at, endTime: at + 1, text })),
  }) as unknown as TextTrack

test('cues are plain text: tags of a subtitle file never reach the page', () => {
  const [one, two] = readCues(
    track('<v 李><b>提单</b></v>', '<img src=x onerror=alert(1)>装船<script>alert(1)</script>'),
  )
  expect(one?.text).toBe('提单')
  expect(two?.text).toBe('装船alert(1)')
})

test('between two cues none is spoken', () => {
  const cues = [
    { from: 0, to: 2, text: 'a' },
    { from: 3, to: 4, text: 'b' },
  ]
  expect([cueAt(cues, 1), cueAt(cues, 2.5), cueAt(cues, 3), cueAt(undefined, 1)]).toEqual([
    0, -1, 1, -1,
  ])
})
