import { expect, test } from 'vitest'
import { commonPieces, similarPairs } from './similarity.ts'

const own =
  '信用证业务中，银行只审核单据，不过问货物本身。出口商装运货物之后，应当在规定的交单期内向银行提交全套单据，并逐项核对金额、数量与装运港，任何不符点都可能导致拒付。'
const another =
  '本次实训我负责缮制海运提单。先根据合同查出目的港与唛头，再把毛重和体积抄到托运单上，最后请同组同学复核。我最容易出错的是运费条款，因为贸易术语不同，运费由谁支付也不同。'

test('a copy is found through other punctuation, width and order; texts of one’s own are not', () => {
  const [head, tail] = [own.slice(0, 40), own.slice(40)]
  const copy = `我认为：${tail}${head}`.replaceAll('，', ' , ').replaceAll('。', '\n')
  const pairs = similarPairs(
    [
      { id: 7, text: own },
      { id: 8, text: another },
      { id: 9, text: copy },
    ],
    '',
  )
  expect(pairs).toEqual([{ one: 7, other: 9, share: expect.any(Number) }])
  expect(pairs[0]!.share).toBeGreaterThan(75)
})

test('the share is that of the shorter text, and does not depend on the order of works', () => {
  const works = [
    { id: 1, text: own },
    { id: 2, text: `${own}${another}` },
    { id: 3, text: another },
  ]
  const shares = (given: typeof works) =>
    similarPairs(given, '').map(({ one, other, share }) => [Math.min(one, other), share])
  expect(shares(works)).toEqual([
    [1, 100],
    [2, 100],
  ])
  expect(new Map(shares(works.toReversed()) as [number, number][])).toEqual(
    new Map(shares(works) as [number, number][]),
  )
})

test('words of the homework, short answers and empty works make no pair', () => {
  expect(
    similarPairs(
      [1, 2].map((id) => ({ id, text: own })),
      own,
    ),
  ).toEqual([])
  const quoting = [
    { id: 1, text: `${own}我先看金额。` },
    { id: 2, text: `${own}我先看金额。` },
  ]
  expect(similarPairs(quoting, own), 'a short answer after the question').toEqual([])
  expect(
    similarPairs(
      [1, 2].map((id) => ({ id, text: '信用证，银行信用' })),
      '',
    ),
  ).toEqual([])
  expect(
    similarPairs(
      [1, 2].map((id) => ({ id, text: ' \n' })),
      '',
    ),
  ).toEqual([])
})

test('English essays on one subject make no pair by their common words; a copied one does', () => {
  const essay =
    'The bill of lading is a document of title. The shipper hands over the goods, and the carrier signs for what it has received in apparent good order.'
  const other =
    'The carrier signs the bill of lading when the goods are on board. The shipper then presents it to the bank with the invoice and the packing list.'
  const pairs = similarPairs(
    [
      { id: 1, text: essay },
      { id: 2, text: other },
      { id: 3, text: essay.toUpperCase().replaceAll('.', '!') },
    ],
    '',
  )
  expect(pairs).toEqual([{ one: 1, other: 3, share: 100 }])
})

test('pieces are the whole text, and mark what stands in both but not in the homework', () => {
  const copy = `我的看法不同。${own.slice(24, 60)}以上是我的总结，𠮷。`
  const [first, second] = commonPieces(own, copy, '')
  const whole = (pieces: { text: string }[]) => pieces.map(({ text }) => text).join('')
  expect([whole(first), whole(second)]).toEqual([own, copy])
  const marked = (pieces: typeof first) => pieces.filter(({ isCommon }) => isCommon)
  const plain = (text: string) => text.replace(/^[，。、]+|[，。、]+$/g, '')
  expect(marked(second).map(({ text }) => plain(text))).toEqual([plain(own.slice(24, 60))])
  expect(marked(first).map(({ text }) => text)).toEqual(marked(second).map(({ text }) => text))
  expect(marked(commonPieces(own, copy, own)[1])).toEqual([])
  expect(commonPieces('', own, '')).toEqual([[], [{ text: own, isCommon: false }]])
})

test('500 equal works of 2,000 letters are all pairs', () => {
  const text = Array.from({ length: 2000 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('')
  const works = Array.from({ length: 500 }, (_, id) => ({ id, text }))
  const pairs = similarPairs(works, '')
  expect(pairs).toHaveLength((500 * 499) / 2)
  expect(pairs.every(({ share }) => share === 100)).toBe(true)
})
