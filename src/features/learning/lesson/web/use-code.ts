import { useEffect, useState } from 'react'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { api } from '#src/web/api.ts'
import { lessonApi } from '../contract.ts'

type Shown = AnswerOf<typeof lessonApi.getCode>

/** Milliseconds between two looks at the roll while it is open. */
const lookMs = 2500
/** After the change of the code, so that the next look finds the new one. */
const afterChangeMs = 60

/**
 * Follows the roll call of a lesson until that ends. The drawing of a code stays until the next one has arrived.
 * @returns what the projector shows, the whole seconds left of the code, and whether the last look has failed
 */
export function useCode(first: Shown) {
  const [shown, setShown] = useState(first)
  const [failed, setFailed] = useState(false)
  const [seconds, setSeconds] = useState(Math.ceil((first.code?.milliseconds ?? 0) / 1000))
  const { lessonId } = first
  // The loader has read it again after an act.
  const [seen, setSeen] = useState(first)
  if (seen !== first) {
    setSeen(first)
    setShown((last) => keepDrawing(last, first))
  }
  const open = shown.code !== null
  useEffect(() => {
    if (!open) return
    const stop = new AbortController()
    const { signal } = stop
    let timer: ReturnType<typeof setTimeout>
    let step: number | undefined
    let changesAt = 0
    const look = () => {
      const { origin } = window.location
      const options = { quiet: true, background: true, signal }
      const given = { lessonId, origin, ...(step !== undefined && { shown: step }) }
      const show = (next: Shown) => {
        if (signal.aborted) return
        step = next.code?.step
        const left = next.code?.milliseconds ?? lookMs
        changesAt = performance.now() + left
        setShown((last) => keepDrawing(last, next))
        setSeconds(Math.ceil(left / 1000))
        setFailed(false)
        timer = setTimeout(look, Math.min(lookMs, left + afterChangeMs))
      }
      const again = () => {
        if (signal.aborted) return
        setFailed(true)
        timer = setTimeout(look, lookMs)
      }
      api(lessonApi.getCode, given, options).then(show, again)
    }
    timer = setTimeout(look)
    const tick = setInterval(
      () => setSeconds(Math.max(0, Math.ceil((changesAt - performance.now()) / 1000))),
      500,
    )
    return () => {
      stop.abort()
      clearTimeout(timer)
      clearInterval(tick)
    }
  }, [lessonId, open])
  return { shown, seconds, failed }
}

const keepDrawing = (last: Shown, next: Shown): Shown => ({
  ...next,
  code: next.code && {
    ...next.code,
    drawing:
      next.code.drawing ??
      (last.code?.step === next.code.step ? (last.code?.drawing ?? null) : null),
  },
})
