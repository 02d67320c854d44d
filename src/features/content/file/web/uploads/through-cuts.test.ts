import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commonErrors, type KnownError, kinds } from '#src/shared/errors.ts'
import { uploadErrors } from '#src/shared/upload-errors.ts'
import { ApiError, noAnswer } from '#src/web/api-error.ts'
import { LineCut, throughCuts } from './through-cuts.ts'
import { wordsOf } from './transfer-words.ts'

const line = new EventTarget()
const network = { onLine: true }

beforeEach(() => {
  vi.useFakeTimers()
  network.onLine = true
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('window', { location: { pathname: '/en-US/user/files' } })
  vi.stubGlobal('addEventListener', line.addEventListener.bind(line))
  vi.stubGlobal('removeEventListener', line.removeEventListener.bind(line))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function begin(...failures: unknown[]) {
  const stop = new AbortController()
  const cuts: boolean[] = []
  let tries = 0
  const step = async () => {
    tries += 1
    const failure = failures.shift()
    if (failure !== undefined) throw failure
    return 'through'
  }
  const ended = throughCuts(step, { signal: stop.signal, cut: (isCut) => void cuts.push(isCut) })
  ended.catch(() => undefined)
  return { ended, cuts, stop, tries: () => tries }
}

const refused = (known: KnownError) =>
  new ApiError({
    ...kinds[known.kind],
    msg: known.zh,
    enmsg: known.en,
    data: null,
    error: known.id,
  })

test('a call that the line cuts, or a server that restarts, is made again after growing waits', async () => {
  const { ended, cuts, tries } = begin(
    noAnswer(),
    noAnswer('noEnvelope'),
    refused(commonErrors.unavailable),
  )
  await vi.advanceTimersByTimeAsync(999)
  expect(tries()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(tries()).toBe(2)
  await vi.advanceTimersByTimeAsync(2000)
  expect(tries()).toBe(3)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await ended).toBe('through')
  expect(cuts).toEqual([true, true, true, false])
})

test('a device without a network waits as long as that takes, and goes on at once when it is back', async () => {
  const { ended, tries } = begin(noAnswer(), noAnswer())
  network.onLine = false
  await vi.advanceTimersByTimeAsync(0)
  // Still asleep in the second hour: the wait has begun when there was no network.
  const asleep = begin(noAnswer())
  await vi.advanceTimersByTimeAsync(7_200_000)
  expect(asleep.tries()).toBe(1)
  network.onLine = true
  line.dispatchEvent(new Event('online'))
  expect(await asleep.ended).toBe('through')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await ended).toBe('through')
  expect(tries()).toBe(3)
})

test('when tries end, the specification’s sentence says whether it was the network or the server', async () => {
  const [cut, down] = [noAnswer(), refused(commonErrors.failed)].map((failure) =>
    begin(...Array.from({ length: 20 }, () => failure)),
  )
  await vi.advanceTimersByTimeAsync(600_000)
  const [network, server] = await Promise.all(
    [cut!, down!].map(({ ended }) => ended.catch((error: unknown) => error)),
  )
  expect(network).toBeInstanceOf(LineCut)
  expect(wordsOf(network)).toBe('Network error, upload interrupted. Please try again later')
  expect(wordsOf(server)).toBe('Upload failed. Please try again later')
  expect(cut!.tries()).toBe(11)
})

test('a refusal, a limit and a full disk are not tried again, and neither is what was stopped', async () => {
  for (const known of [commonErrors.forbidden, uploadErrors.siteDay, commonErrors.noSpace]) {
    const { ended, cuts } = begin(refused(known))
    await expect(ended).rejects.toMatchObject({ id: known.id })
    expect(cuts).toEqual([])
  }
  const { ended, stop, tries } = begin(noAnswer())
  await vi.advanceTimersByTimeAsync(0)
  stop.abort()
  await expect(ended).rejects.toBe(stop.signal.reason)
  expect(tries()).toBe(1)
})
