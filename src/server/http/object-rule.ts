import type { Endpoint } from '#src/shared/endpoint.ts'
import type { Both } from '#src/shared/locale.ts'

/**
 * A right on the object at hand, as a sentence for administrators. Features write it in
 * `rules-text.ts`, tied to the function that decides it and to the calls that ask.
 */
export interface ObjectRule extends Both {
  rule: (...given: never[]) => unknown
  calls: readonly Pick<Endpoint, 'path'>[]
}
