import { useMemo, useState } from 'react'
import { queryValue } from '#src/shared/query-value.ts'
import { useAddress } from '#src/web/address.ts'

/** The page or the second that the address names: `?page=3`, `?t=420`. */
export interface Place {
  page: number | undefined
  second: number | undefined
}

/**
 * Returns the place that the address asks for, and a function that asks for it again. Each asking is another object,
 * because a reader may have gone elsewhere and want to come back.
 */
export function usePlace(): [place: Place, again: () => void] {
  const { search } = useAddress()
  const [asked, setAsked] = useState(0)
  const place = useMemo(
    () => ({ page: numberIn(search, 'page'), second: numberIn(search, 't') }),
    // oxlint-disable-next-line react/exhaustive-deps
    [search, asked],
  )
  return [place, () => setAsked(asked + 1)]
}

function numberIn(search: string, name: string): number | undefined {
  const text = queryValue(search, name)
  const number = Number(text)
  return text && number >= 0 && Number.isFinite(number) ? number : undefined
}
