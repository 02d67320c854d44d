import { expect, test } from 'vitest'
import { detectFormat } from '../detect.ts'
import { readCsv } from './read.ts'

/** A sheet of Excel in Taiwan or Hong Kong: Big5, with headings and types in traditional characters. */
const traditional = Buffer.from(
  'c344abac2cc344b7462cbfefb6b5412cbfefb6b5422cb5aaaed72cc3f8abd70ab3e6bfefc3442cab48a5cec3d2a5d1bdd6b67da5dfa148b36fac4fc3f6a9f3bbc8a6e6aabab0ddc3442cbbc8a6e62cb652a4e82c412cc3f80aa750c25fc3442cb4a3b3e6ac4faaabc576beccc3d2a141a7daadcca8d3bba12c2c2cbff9bb7e2ca9f60a',
  'hex',
)

test('a sheet in Big5 with headings in traditional characters is read', async () => {
  expect(await detectFormat(traditional, { name: 'a.csv' })).toBe('csv')
  const { encoding, notes, questions } = await readCsv(traditional, { name: 'a.csv' })
  expect(encoding).toBe('big5')
  expect(notes).toEqual([])
  expect(questions.map(({ body, difficulty }) => [body?.type, difficulty])).toEqual([
    ['single', 3],
    ['trueFalse', 1],
  ])
  expect(questions[0]!.body).toMatchObject({ options: [{ right: true }, { right: false }] })
  expect(questions[1]!.body).toMatchObject({ right: false })
})
