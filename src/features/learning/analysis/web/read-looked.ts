import { readQueryValue } from '#src/web/address.ts'
import { attemptChoices } from '../choices.ts'

/** The choice of attempts and year in an address; a value that is none is the first one. */
export function readLooked(request: { url: string }) {
  const asked = readQueryValue(request, 'attempts')
  const year = readQueryValue(request, 'year') ?? ''
  return {
    attempts: attemptChoices.find((one) => one === asked) ?? ('counted' as const),
    year: /^\d{4}$/.test(year) ? year : 'all',
  }
}

/** The choice as it stands in an address; the first one is left out. */
export const queryOf = ({ attempts, year }: ReturnType<typeof readLooked>) => ({
  attempts: attempts === 'counted' ? undefined : attempts,
  year: year === 'all' ? undefined : year,
})
