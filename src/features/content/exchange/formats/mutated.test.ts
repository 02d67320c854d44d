import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/property.ts'
import { questionBody } from '../../question/body/body.ts'
import { UnreadableFile } from '../paper-form.ts'
import { detectFormat } from './detect.ts'
import { dataReaders } from './readers.ts'

const corpora = [
  'gift/corpus/trade.gift',
  'aiken/corpus/trade.txt',
  'csv/corpus/trade.csv',
  'moodle/corpus/trade.xml',
  'qti/corpus/canvas-1.2.xml',
  'qti/corpus/tao-2.1.xml',
  'qti/corpus/match-2.2.xml',
  'qti/corpus/gap-3.0.xml',
]
const piece = fc.constantFrom(
  '',
  '<',
  '>',
  '{',
  '}',
  '=',
  '~',
  '%',
  '"',
  '&amp;',
  '</text>',
  '-1',
  'NaN',
  '<p>',
  '\\',
)

test.each(corpora)(
  '%s, changed at random places, is read or refused in a sentence',
  async (path) => {
    const whole = await readFile(new URL(path, import.meta.url), 'utf8')
    const change = fc.record({ at: fc.nat(whole.length), length: fc.nat(30), put: piece })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        let text = whole
        for (const { at, length, put } of changes)
          text = text.slice(0, at) + put + text.slice(at + length)
        const bytes = Buffer.from(text)
        try {
          const reader = dataReaders[await detectFormat(bytes, { name: path })]
          const paper = await reader?.(bytes, { name: path })
          for (const { body } of paper?.questions ?? []) {
            if (body) expect(questionBody.safeParse(body).success).toBe(true)
          }
        } catch (error) {
          if (!(error instanceof UnreadableFile)) throw error
        }
      }),
      runs(40),
    )
  },
)
