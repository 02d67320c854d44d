import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { searchApi } from '#src/features/front/search/contract.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { allWords, likeWords, readQuery } from '#src/server/text/search-query.ts'
import { openWorld } from '../world.ts'

const { visitor, newCourse } = await openWorld()

for (let index = 0; index < 40; index += 1) {
  await newCourse({ name: `报关实务第${index}讲`, nameEn: `Customs practice ${index}` })
}

/**
 * Of four calls that try every way of finding courses, with what the jobs of this process ask meanwhile; and of a
 * statement with its values, in characters.
 */
const mostStatements = 150
const longestStatement = 4000

const hostile = {
  'signs of a pattern': '%_%_%\\%',
  'signs of a query': `'报关':*&!(a|b)<->"c"`,
  'two hundred words': 'a b c d e f g h i j k l m n o p q r s t u v w x y z '
    .repeat(2)
    .slice(0, 100),
  'one long word': 'x'.repeat(100),
  'one character often': '报'.repeat(100),
  'long compounds':
    '中华人民共和国社会主义市场经济集装箱运输国际贸易海关监管高等数学工业革命天文学家人工智能计算机科学有限公司',
  'words that sound like many': '是十时使世'.repeat(20),
  'many misspelt words': 'custmos practise letrers incotems '.repeat(3).slice(0, 100),
  'halves of characters': '\ud800报\udc00关'.repeat(20),
  'signs of direction and of no width': '\u202e报\u200b关\u2060',
}

/** Runs both calls for both kinds. @returns the number of their statements, and the length of the longest */
async function costOf(keyword: string) {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  for (const kind of ['premium', 'open'] as const) {
    await visitor.ask(courseApi.getList, { kind, keyword })
    await visitor.ask(searchApi.getSuggestions, { kind, keyword })
  }
  const longest = Math.max(
    ...sent.mock.calls.flatMap((call: unknown[]) =>
      call.slice(0, 2).map((given) => JSON.stringify(given ?? '').length),
    ),
  )
  const statements = sent.mock.calls.length
  sent.mockRestore()
  return { statements, longest }
}

test.each(Object.entries(hostile))('%s answer, and cost little', async (_, keyword) => {
  const { status } = await visitor.ask(courseApi.getList, { kind: 'premium', keyword })
  expect([200, 400]).toContain(status)
  // Each keyword is new, so that no answer comes from memory.
  const { statements, longest } = await costOf(`${keyword.slice(0, 98)}.`)
  expect(statements).toBeLessThanOrEqual(mostStatements)
  expect(longest).toBeLessThanOrEqual(longestStatement)
})

/** A long keyword costs the database no more than its beginning. */
test.each([
  [
    'twelve words',
    allWords,
    'ab bc cd de ef fg gh hi ij jk kl lm mn no op pq qr',
    'ab bc cd de ef fg gh hi ij jk kl lm',
  ],
  ['eight sounds', likeWords, '报关实务'.repeat(25), '报关实务报关实务'],
  [
    'six words with typing errors',
    likeWords,
    'custmos practise letrers incotems shiping goverment paymnet insurence',
    'custmos practise letrers incotems shiping goverment',
  ],
])('%s of a keyword become a query', (_, query, long, beginning) => {
  expect(query(readQuery(long)!)).toBe(query(readQuery(beginning)!))
})

test('a keyword beyond the limit is refused before it is searched', async () => {
  const asked = { kind: 'premium', keyword: '报'.repeat(101) }
  expect((await visitor.ask(courseApi.getList, asked)).status).toBe(400)
  expect((await visitor.ask(searchApi.getSuggestions, asked)).status).toBe(400)
})
