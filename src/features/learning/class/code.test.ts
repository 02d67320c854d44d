import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { openWorld } from '#tests/world.ts'
import { readCode, shownCode } from './code.ts'
import { classApi } from './contract.ts'

const { newUser } = await openWorld()

test.each([
  ['K7PM4XQD', 'K7PM4XQD'],
  [' k7pm 4xqd ', 'K7PM4XQD'],
  ['K7PM–4XQD', 'K7PM4XQD'],
  ['\u200bK7PM\u200b4XQD\ufeff', 'K7PM4XQD'],
  ['Ｋ７ＰＭ４ＸＱＤ', 'K7PM4XQD'],
  ['https://school.example/zh-CN/sclass/join?code=K7PM4XQD', 'K7PM4XQD'],
  ['加入班级：https://school.example/sclass/join?x=1&code=K7PM%204XQD#top', 'K7PM4XQD'],
  [shownCode('K7PM4XQD'), 'K7PM4XQD'],
  ['K7PM4XQ', null],
  ['K7PM4XQ0', null],
  ['K7PM4XQDK7PM4XQD', null],
  ['ＫК7PM4XQ', null],
  ['', null],
])('%j is read as %j', (typed, code) => expect(readCode(typed)).toBe(code))

/** Draws a path of squares as the pixels of a picture. */
function picture({ side, path }: { side: number; path: string }) {
  const scale = 6
  const width = side * scale
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let py = 0; py < scale; py += 1) {
      for (let px = 0; px < Number(run) * scale; px += 1) {
        const at = (Number(y) * scale + py) * width + Number(x) * scale + px
        data.set([0, 0, 0], at * 4)
      }
    }
  }
  return { width, height: width, data }
}

test('the QR code that is drawn holds the link, which names no language', async () => {
  const owner = await newUser('teacher')
  const given = { name: '国贸 2601 班', yearFrom: '2026', semester: 'first' as const }
  const { classId } = await owner(classApi.create, given)
  const origin = 'http://school.example:8080'
  const { code, url, drawing } = await owner(classApi.getCode, { classId, origin })
  expect(url).toBe(`${origin}/sclass/join?code=${code}`)
  expect(decodeQR(picture(drawing))).toBe(url)
})
