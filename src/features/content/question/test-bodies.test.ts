import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanHtml } from '#src/server/text/rich-text.ts'
import { questionBody } from './body/body.ts'
import { anyBody } from './test-bodies.ts'

test('arbitrary bodies pass the schema, and their texts are clean', () => {
  fc.assert(
    fc.property(anyBody, (body) => {
      expect(questionBody.parse(body)).toEqual(body)
      for (const html of [body.stem.zh, body.stem.en, body.explanation.zh]) {
        expect(cleanHtml(html)).toBe(html)
      }
    }),
  )
})
