import { expect, test } from 'vitest'
import { languagesOf, transcriptLines } from './transcript-lines.ts'

const cues = {
  zh: [
    { from: 0, to: 4, text: '一' },
    { from: 4, to: 8, text: '二' },
  ],
  en: [{ from: 0.5, to: 3.5, text: 'one' }],
}

test('the transcript has the languages of the subtitles, and the reader’s own when they are off', () => {
  expect(languagesOf('en', 'zh')).toEqual(['en'])
  expect(languagesOf('both', 'en')).toEqual(['zh', 'en'])
  expect(languagesOf('off', 'en')).toEqual(['en'])
})

test('two languages are joined by the moment; a line without a counterpart stands alone', () => {
  const [one, two] = transcriptLines(cues, ['zh', 'en'])
  expect(one).toMatchObject({ text: '一', second: { language: 'en', text: 'one' } })
  expect(two).toEqual({ from: 4, to: 8, text: '二', language: 'zh' })
  expect(transcriptLines({}, ['zh'])).toEqual([])
})
