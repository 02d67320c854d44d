import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { queryValue } from '#src/shared/query-value.ts'
import { useAddress } from '#src/web/address.ts'
import { keepStored, readStored } from '#src/web/stored.ts'

/** A material of the class that the projector shows, and its page from 1. */
export interface Shown {
  materialId: number
  page: number
}

const key = 'lesson:slides'

/**
 * Returns the slides that the address names, and a function that shows others, or none. This device remembers them, so
 * that they are there again when the lesson is opened from its class.
 */
export function useSlides(lessonId: number) {
  const { pathname, search } = useAddress()
  const navigate = useNavigate()
  const materialId = wholeOf(queryValue(search, 'slides'))
  const page = wholeOf(queryValue(search, 'page')) || 1
  const show = (next: Shown | null, replace: boolean) =>
    void navigate(next ? `${pathname}?slides=${next.materialId}&page=${next.page}` : pathname, {
      ...{ replace, preventScrollReset: true, defaultShouldRevalidate: false },
    })
  const opened = useRef(false)
  useEffect(() => {
    const kept = readStored('local', key) as (Shown & { lessonId: number }) | undefined
    const isFirst = !opened.current
    opened.current = true
    if (isFirst && !materialId && kept?.lessonId === lessonId) show(kept, true)
    else keepStored('local', key, materialId ? { lessonId, materialId, page } : undefined)
    // oxlint-disable-next-line react/exhaustive-deps -- `show` is another function with each rendering
  }, [lessonId, materialId, page])
  return [materialId ? { materialId, page } : null, show] as const
}

/** Returns 0 for anything but a whole number from 1. */
function wholeOf(text: string | undefined): number {
  const number = Number(text)
  return Number.isSafeInteger(number) && number > 0 ? number : 0
}
