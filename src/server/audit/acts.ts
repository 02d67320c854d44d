import type { Both } from '#src/shared/locale.ts'

/** A fact that is stored with an act, and the names of the codes that it may hold, separated by commas. */
export interface ActDetail extends Both {
  values?: Readonly<Record<string, Both>>
  /** The code is that of a template of the outbox. */
  isTemplate?: true
}

/** The kind of object that an act concerns besides a person, and the page that shows one. */
export interface ActSubject extends Both {
  path?: (id: string) => string
}

/** An act as its room declares it: the code in the audit log, and its names. */
export interface Act<D extends string = string> extends Both {
  action: string
  details: Readonly<Record<D, ActDetail>>
  subject?: ActSubject
  /** Happens every day to everyone: the audit log shows it where this act or a person is looked for. */
  isRoutine?: true
}

export type ActTable = Readonly<Record<string, Act>>

type Spec = Both & {
  details?: Readonly<Record<string, ActDetail>>
  subject?: ActSubject
  isRoutine?: true
}
type DetailOf<S extends Spec> = S extends { details: infer D } ? keyof D & string : never

/** `defineActs('people', { lock: { zh, en } })` → `peopleActs.lock.action === 'people.lock'`. */
export function defineActs<const T extends Readonly<Record<string, Spec>>>(
  area: string,
  table: T,
): { readonly [K in keyof T]: Act<DetailOf<T[K]>> } {
  const acts = Object.entries(table).map(([name, spec]) => [
    name,
    { details: {}, ...spec, action: `${area}.${name}` },
  ])
  return Object.fromEntries(acts) as { [K in keyof T]: Act<DetailOf<T[K]>> }
}
