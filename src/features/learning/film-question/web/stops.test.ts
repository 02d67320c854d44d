import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createStops, firstStop, type Stop } from './stops.ts'

const stops: Stop[] = [
  { pointId: 2, second: 50 },
  { pointId: 1, second: 20 },
]
const yes = { jumped: false, asks: () => true }
const jump = { jumped: true, asks: () => true }
const offline = { jumped: false, asks: () => false }

test('the film waits at a stop that it reaches, and not before', () => {
  const film = createStops(0)
  expect(film.pass(stops, 19.9, yes)).toEqual({})
  expect(film.pass(stops, 20.1, yes)).toEqual({ ask: stops[1] })
  // It is held there, and a jump ahead is taken back.
  expect(film.pass(stops, 20.2, yes)).toEqual({})
  expect(film.pass(stops, 40, jump)).toEqual({ take: 20 })
  expect(film.goOn()).toBe(40)
})

test('a jump beyond two stops waits at the first, then at the second, then arrives', () => {
  const film = createStops(0)
  expect(film.pass(stops, 80, jump)).toEqual({ take: 20, ask: stops[1] })
  expect(film.goOn()).toBe(80)
  const left = [stops[0]!]
  expect(film.pass(left, 80, jump)).toEqual({ take: 50, ask: stops[0] })
  expect(film.goOn()).toBe(80)
  expect(film.pass([], 80, jump)).toEqual({})
})

test('a film that resumes behind a stop is not taken back; one that was left at it asks', () => {
  expect(createStops(30).pass(stops, 31, yes)).toEqual({})
  expect(createStops(20).pass(stops, 20, yes)).toEqual({ ask: stops[1] })
})

test('a stop passed without a network is asked when the film reaches it again', () => {
  const film = createStops(0)
  expect(film.pass(stops, 21, offline)).toEqual({})
  expect(film.pass(stops, 22, yes)).toEqual({})
  expect(film.pass(stops, 10, jump)).toEqual({})
  expect(film.pass(stops, 20, yes)).toEqual({ ask: stops[1] })
})

test('a jump back leaves the question, which is asked when the film reaches it again', () => {
  const film = createStops(0)
  film.pass(stops, 20, yes)
  expect(film.pass(stops, 5, jump)).toEqual({ leave: true })
  expect(film.pass(stops, 20, yes)).toEqual({ ask: stops[1] })
})

test('no way leads past an unanswered stop that lies ahead', () => {
  const second = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(fc.uniqueArray(second, { maxLength: 6 }), fc.array(second), (seconds, ways) => {
      const all = seconds.map((at, pointId) => ({ pointId, second: at }))
      const film = createStops(0)
      let open = all
      for (const to of ways) {
        const { ask } = film.pass(open, to, jump)
        if (!ask) continue
        expect(ask).toEqual(firstStop(open, -1, to))
        open = open.filter(({ pointId }) => pointId !== ask.pointId)
        film.goOn()
      }
      const farthest = Math.max(-1, ...ways)
      // Each jump waits at one stop, so all that lie before the farthest place are asked in time.
      for (let n = 0; n <= all.length; n++) {
        const { ask } = film.pass(open, farthest, jump)
        if (!ask) break
        open = open.filter(({ pointId }) => pointId !== ask.pointId)
        film.goOn()
      }
      expect(firstStop(open, -1, farthest)).toBeUndefined()
    }),
  )
})
