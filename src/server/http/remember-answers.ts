import type { Endpoint, ReturnOf } from '#src/shared/endpoint.ts'
import { memoUntilChanged } from '../database/memo.ts'
import { type Call, oncePerApp } from '../kernel.ts'
import type { Cost } from './cost-limit.ts'

type Asked<E extends Endpoint> = Pick<Call<E>, 'db' | 'locale' | 'input'>

/**
 * Wraps a use case so that all readers of one language and input get one reading, until one of the
 * answer's tags changes or a minute has passed. The reading has no viewer, so the answer cannot depend
 * on one. `reading` is charged to the caller whose call is not remembered; `most` answers are kept.
 */
export function rememberAnswers<E extends Endpoint>(
  endpoint: E,
  read: (asked: Asked<E>) => Promise<ReturnOf<E>>,
  { reading, most }: { reading?: Cost; most?: number } = {},
): (call: Call<E>) => Promise<ReturnOf<E>> {
  const memoOf = oncePerApp(({ events }) =>
    memoUntilChanged<ReturnOf<E>>(events, {
      tagsOf: (answer) => endpoint.tags?.(answer) ?? [],
      ...(most !== undefined && { most }),
    }),
  )
  return (call) => {
    const { db, locale, input } = call
    return memoOf(call)(`${locale} ${JSON.stringify(input)}`, () => {
      if (reading !== undefined) call.pay(reading)
      return read({ db, locale, input })
    })
  }
}
