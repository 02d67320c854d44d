import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followPlaying } from './follow-playing.ts'
import { merge, type Part } from './intervals.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** An element that plays by a clock of its own, with the events that browsers send. */
function film() {
  const target = new EventTarget()
  const state = { currentTime: 0, paused: true, seeking: false, readyState: 4, playbackRate: 1 }
  const element = Object.assign(target, state)
  let now = 0
  let parts: Part[] = []
  let place = 0
  const positions: number[] = []
  const rates: number[] = []
  const send = (name: string) => element.dispatchEvent(new Event(name))
  const follower = followPlaying(element, {
    place: () => place,
    clock: () => now,
    note(played, at, rate) {
      parts = merge([...parts, ...played])
      positions.push(at)
      rates.push(rate)
    },
    report() {},
  })
  return {
    element,
    positions,
    rates,
    stop: () => follower.stop(),
    parts: () => {
      follower.leave()
      return parts.map((part) => part.map((second) => Math.round(second * 10) / 10))
    },
    play() {
      element.paused = false
      send('playing')
    },
    pause() {
      element.paused = true
      send('pause')
    },
    /** Plays for seconds of the wall clock, with four reports a second. */
    run(seconds: number) {
      for (let step = 0; step < seconds * 4; step += 1) {
        now += 0.25
        element.currentTime += 0.25 * element.playbackRate
        place = element.currentTime
        send('timeupdate')
      }
    },
    speed(rate: number) {
      send('timeupdate')
      element.playbackRate = rate
      send('ratechange')
    },
    seek(to: number) {
      element.seeking = true
      element.currentTime = to
      place = to
      send('seeking')
      send('timeupdate')
      element.seeking = false
      send('seeked')
      if (!element.paused) send('playing')
    },
    /** Takes another source, as a browser does: emptied, second 0, metadata, back to the place. */
    swap(waited: number, to = place) {
      place = to
      Object.assign(element, { paused: true, seeking: false, readyState: 0, currentTime: 0 })
      send('emptied')
      send('timeupdate')
      now += waited
      element.readyState = 4
      send('loadedmetadata')
      element.seeking = true
      element.currentTime = to
      send('seeking')
      element.seeking = false
      send('seeked')
      element.paused = false
      send('playing')
    },
  }
}

test('another quality in the middle counts each second once, and nothing between', () => {
  const { parts, play, run, swap, pause, positions } = film()
  play()
  run(10)
  swap(4)
  run(10)
  pause()
  expect(parts()).toEqual([[0, 20]])
  expect(positions).not.toContain(0)
})

test('a rung changes while the film stalls: the waiting is no watching', () => {
  const { element, parts, play, run } = film()
  play()
  run(5)
  element.dispatchEvent(new Event('waiting'))
  play()
  run(5)
  expect(parts()).toEqual([[0, 10]])
})

test('a jump that takes what was made meanwhile counts what was played, and not the jump', () => {
  const { element, parts, play, run, swap, pause, positions } = film()
  play()
  run(5)
  // The player takes another source while the element seeks, before it has reached the place.
  element.seeking = true
  element.currentTime = 30
  element.dispatchEvent(new Event('seeking'))
  swap(2, 30)
  run(5)
  pause()
  expect(parts()).toEqual([
    [0, 5],
    [30, 35],
  ])
  expect(positions).not.toContain(0)
})

test('at three times the speed, with jumps and other qualities, only what was played counts', () => {
  const { parts, play, run, speed, seek, swap, pause } = film()
  play()
  speed(3)
  run(10)
  seek(100)
  run(2)
  swap(3)
  run(2)
  speed(0.5)
  run(4)
  seek(50)
  pause()
  expect(parts()).toEqual([
    [0, 30],
    [100, 114],
  ])
})

test('a script that moves the time while the element seems to play gains nothing', () => {
  const { element, parts, play, run } = film()
  play()
  run(2)
  for (let at = 10; at < 100; at += 10) {
    element.currentTime = at
    element.dispatchEvent(new Event('timeupdate'))
  }
  expect(parts()).toEqual([[0, 2]])
})

test('it says at which speed the film goes on, and of a paused or left one that it does not', () => {
  const { play, run, speed, pause, stop, rates } = film()
  play()
  run(2)
  expect(rates.at(-1)).toBe(1)
  speed(1.5)
  run(2)
  expect(rates.at(-1)).toBe(1.5)
  pause()
  expect(rates.at(-1)).toBe(0)
  play()
  run(2)
  expect(rates.at(-1)).toBe(1.5)
  stop()
  expect(rates.at(-1)).toBe(0)
})
