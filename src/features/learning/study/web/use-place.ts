import { useMemo, useState } from 'react'
import { queryValue } from '#src/shared/query-value.ts'
import { useAddress } from '#src/web/address.ts'

/** The place that the address names: `?page=3`, of a sheet `?page=2&row=250`, `?t=420`, `?words=成交方式`. */
export interface Place {
  page: number | null
  row: number | null
  second: number | null
  words: string | null
}

/**
 * Returns the place that the address asks for, and a function that asks for it again. Each asking is another object,
 * because a reader may have gone elsewhere and want to come back.
 */
export function usePlace(): [place: Place, askAgain: () => void] {
  const { search } = useAddress()
  const [asked, ask] = useState(0)
  const numberOf = (name: string) => Number(queryValue(search, name) || Number.NaN)
  const known = (number: number) => (number >= 0 ? number : null)
  const place = useMemo(
    () => ({
      page: known(numberOf('page')),
      row: known(numberOf('row')),
      second: known(numberOf('t')),
      words: queryValue(search, 'words') || null,
    }),
    // oxlint-disable-next-line react/exhaustive-deps
    [search, asked],
  )
  return [place, () => ask(asked + 1)]
}
