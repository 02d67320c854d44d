import type { Endpoint, ReturnOf } from '#src/shared/endpoint.ts'
import { memoUntilChanged } from '../database/memo.ts'
import { type Call, oncePerApp } from '../kernel.ts'

type Asked<E extends Endpoint> = Pick<Call<E>, 'db' | 'locale' | 'input'>

/**
 * Wraps a use case so that all readers of one language and input get one reading, until one of the
 * answer's tags changes or a minute has passed. The reading has no viewer, so the answer cannot depend
 * on one.
 */
export function rememberAnswers<E extends Endpoint>(
  endpoint: E,
  read: (asked: Asked<E>) => Promise<ReturnOf<E>>,
): (call: Call<E>) => Promise<ReturnOf<E>> {
  const memoOf = oncePerApp(({ events }) =>
    memoUntilChanged<ReturnOf<E>>(events, { tagsOf: (answer) => endpoint.tags?.(answer) ?? [] }),
  )
  return (call) => {
    const { db, locale, input } = call
    return memoOf(call)(`${locale} ${JSON.stringify(input)}`, () => read({ db, locale, input }))
  }
}
