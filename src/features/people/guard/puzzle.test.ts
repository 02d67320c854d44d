import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { solveWork } from '#tests/attacks/solve-work.ts'
import { openWorld } from '#tests/world.ts'
import { guardApi, puzzleTolerance } from './contract.ts'
import { puzzles } from './tables.ts'
import { atOnce, openBrowser, placeOf } from '#src/features/people/security/test-browser.ts'

const { app } = await openWorld()
const { db } = app.kernel

async function newPuzzle(kind: 'picture' | 'question' = 'picture') {
  const { envelope } = await openBrowser(app).ask(guardApi.getPuzzle, { kind })
  return envelope.data
}
const solve = (input: Record<string, unknown>) =>
  openBrowser(app).ask(guardApi.solvePuzzle, { inputNumber: '13800000000', ...input })

describe('a puzzle', () => {
  test('fits a phone, differs each time, and does not reveal its place', async () => {
    const puzzle = await newPuzzle()
    const { picture, question } = puzzle
    expect(question).toBeNull()
    expect(picture).toMatchObject({ width: 300, height: 150 })
    expect(picture!.background).toMatch(/^data:image\/webp;base64,/)
    // Small enough for a slow connection.
    expect(picture!.background.length + picture!.piece.length).toBeLessThan(60_000)
    const x = await placeOf(app, puzzle.puzzleId)
    const { background: _, piece: __, ...sizes } = picture!
    expect(Object.values(sizes)).not.toContain(x)
    const other = await newPuzzle()
    expect(other.picture!.background).not.toBe(picture!.background)
    expect(other.puzzleId).not.toBe(puzzle.puzzleId)
  })

  test('has its place within the picture', async () => {
    for (let n = 0; n < 8; n++) {
      const { puzzleId, picture } = await newPuzzle()
      const x = await placeOf(app, puzzleId)
      // Never at the left end, where the piece starts.
      expect(x).toBeGreaterThan(picture!.pieceWidth)
      expect(x + picture!.pieceWidth).toBeLessThan(picture!.width)
      expect(picture!.y + picture!.pieceHeight).toBeLessThanOrEqual(picture!.height)
    }
  })

  test('its piece has soft edges and is transparent around them', async () => {
    const { picture } = await newPuzzle()
    const { data, info } = await sharp(Buffer.from(picture!.piece.split(',')[1]!, 'base64'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(info.channels).toBe(4)
    const alphas = new Set(data.filter((_, n) => n % 4 === 3))
    expect(alphas.has(0) && alphas.has(255) && alphas.size > 4).toBe(true)
  })

  test('is solved within the tolerance, and not one pixel beyond', async () => {
    for (const [off, error] of [
      [puzzleTolerance, undefined],
      [-puzzleTolerance, undefined],
      [puzzleTolerance + 1, 'guard.wrongPuzzle'],
      [-puzzleTolerance - 1, 'guard.wrongPuzzle'],
    ] as const) {
      const { puzzleId } = await newPuzzle()
      const x = (await placeOf(app, puzzleId)) + off
      expect((await solve({ puzzleId, x })).envelope.error).toBe(error)
    }
  })

  test('allows one try: a wrong one brings the next puzzle and ends the old one', async () => {
    const { puzzleId } = await newPuzzle()
    const x = await placeOf(app, puzzleId)
    const wrong = await solve({ puzzleId, x: x < 150 ? x + 40 : x - 40 })
    expect(wrong.envelope).toMatchObject({
      code: 1001,
      error: 'guard.wrongPuzzle',
      data: { puzzle: { kind: 'picture', picture: { width: 300 } } },
    })
    expect((await solve({ puzzleId, x })).envelope.error).toBe('guard.wrongPuzzle')
  })

  test('gives one ticket for 200 simultaneous solutions, and stores only its hash', async () => {
    const { puzzleId } = await newPuzzle()
    const x = await placeOf(app, puzzleId)
    const answers = await atOnce(200, () => solve({ puzzleId, x }))
    const right = answers.filter(({ envelope }) => envelope.code === 0)
    expect(right).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    const stored = JSON.stringify(await db.select().from(puzzles))
    expect(stored).not.toContain(right[0]!.envelope.data.ticket)
  })

  test.each([
    [
      'expired',
      async (id: string) => {
        await db
          .update(puzzles)
          .set({ expiresAt: sql`now()` })
          .where(eq(puzzles.id, id))
        return id
      },
    ],
    ['truncated', async (id: string) => id.slice(0, -1)],
    ['made up', async () => 'picture-AAAAAAAAAAAAAAAAAAAAAA'],
  ])('that is %s is refused', async (_how, prepare) => {
    const { puzzleId } = await newPuzzle()
    const x = await placeOf(app, puzzleId)
    const { envelope } = await solve({ puzzleId: await prepare(puzzleId), x })
    expect(envelope.error).toBe('guard.wrongPuzzle')
  })

  test('is not solved by an answer in words, by the id of a ticket, or without a solution', async () => {
    const { puzzleId } = await newPuzzle()
    const x = await placeOf(app, puzzleId)
    expect((await solve({ puzzleId, answer: String(x) })).envelope.error).toBe('guard.wrongPuzzle')
    const next = await newPuzzle()
    await solve({ puzzleId: next.puzzleId, x: await placeOf(app, next.puzzleId) })
    const [ticket] = await db
      .select()
      .from(puzzles)
      .where(sql`id like 'ticket-%'`)
    expect((await solve({ puzzleId: ticket!.id, x: 0 })).envelope.error).toBe('guard.wrongPuzzle')
    expect((await solve({ puzzleId: (await newPuzzle()).puzzleId })).envelope.error).toBe(
      'guard.wrongPuzzle',
    )
    expect((await solve({ puzzleId, x: 'left' })).status).toBe(400)
  })
})

describe('the question in words', () => {
  const words = 'zero one two three four five six seven eight nine ten'.split(' ')
  function resultOf(question: string): number {
    const [, a = '', how = '', b = ''] = /^What is (\w+) (\w+) (\w+)\?$/.exec(question)!
    const [x, y] = [words.indexOf(a), words.indexOf(b)]
    return { plus: x + y, minus: x - y, times: x * y }[how]!
  }

  test('is solved once by its result', async () => {
    const { puzzleId, question, picture, work } = await newPuzzle('question')
    expect(picture).toBeNull()
    const answer = ` ${resultOf(question!.en)} `
    const right = await solve({ puzzleId, answer, work: await solveWork(work) })
    expect(right.envelope.data.ticket).toMatch(/^[\w-]{43}$/)
    expect((await solve({ puzzleId, answer })).envelope.error).toBe('guard.wrongPuzzle')
  })

  test('a wrong answer brings another question, not a picture', async () => {
    const { puzzleId, work } = await newPuzzle('question')
    const { envelope } = await solve({ puzzleId, answer: '-1', work: await solveWork(work) })
    expect(envelope.data).toMatchObject({ puzzle: { kind: 'question', picture: null } })
  })

  test('opens nothing without its proof of work', async () => {
    const { puzzleId, question } = await newPuzzle('question')
    const { envelope } = await solve({ puzzleId, answer: String(resultOf(question!.en)) })
    expect(envelope).toMatchObject({
      code: 1001,
      error: 'guard.puzzleWorkNeeded',
      data: { puzzle: { kind: 'question' } },
    })
  })
})
