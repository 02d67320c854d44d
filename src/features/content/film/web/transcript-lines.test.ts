import { expect, test } from 'vitest'
import type { FilmTrack } from '../contract.ts'
import { tracksOf, transcriptLines } from './transcript-lines.ts'
import { pairOf } from './use-subtitles.ts'

const track = (id: string, language: string): FilmTrack => ({ id, language, label: id, url: id })
const zh = track('1', 'zh')
const en = track('2', 'en')
const cues = {
  1: [
    { from: 0, to: 4, text: '一' },
    { from: 4, to: 8, text: '二' },
  ],
  2: [{ from: 0.5, to: 3.5, text: 'one' }],
}

test('the transcript has the tracks of the subtitles, and the reader’s own language when they are off', () => {
  const off = { above: undefined, below: undefined }
  expect(tracksOf({ ...off, above: en }, [zh, en], 'zh')).toEqual([en])
  expect(tracksOf({ above: zh, below: en }, [zh, en], 'en')).toEqual([zh, en])
  expect(tracksOf(off, [zh, en], 'en')).toEqual([en])
  expect(tracksOf(off, [], 'en')).toEqual([])
})

test('Chinese stands above English, whatever the order of the tracks', () => {
  expect(pairOf([en, zh])).toEqual({ above: zh, below: en })
  const fr = track('3', 'fr')
  expect(pairOf([fr, en])).toEqual({ above: fr, below: en })
  expect(pairOf([en, fr])).toEqual({ above: en, below: fr })
  expect(pairOf([zh])).toEqual({ above: zh, below: undefined })
})

test('two languages are joined by the moment; a line without a counterpart stands alone', () => {
  const [one, two] = transcriptLines(cues, [zh, en])
  expect(one).toMatchObject({ text: '一', second: { language: 'en', text: 'one' } })
  expect(two).toEqual({ from: 4, to: 8, text: '二', language: 'zh' })
  expect(transcriptLines({}, [zh])).toEqual([])
})
