/**
 * A question that a room, or the kernel, asks without knowing which later room answers it: the course
 * room asks for a person's progress, and the study room knows it.
 */
interface Port<T> {
  name: string
  /** Never set; it ties the name to the type of the answer. */
  answer?: T
}

export const port = <T>(name: string): Port<T> => ({ name })

/** A question that any number of later rooms answers, each for itself: the file room asks for the uses of a file. */
interface PortOfMany<T> extends Port<T> {
  ofMany: true
}

export const portOfMany = <T>(name: string): PortOfMany<T> => ({ name, ofMany: true })

/** The answer to a port, as a feature provides it. */
export interface Provided {
  port: Port<unknown> | PortOfMany<unknown>
  answer: unknown
}

export const provide = <T>(to: Port<T> | PortOfMany<T>, answer: T): Provided => ({
  port: to,
  answer,
})

/** Every answered port, by name. */
export class Ports {
  readonly #answers = new Map<string, unknown>()
  readonly #ofMany = new Map<string, unknown[]>()

  constructor(provided: readonly Provided[]) {
    for (const { port: to, answer } of provided) {
      if ('ofMany' in to) {
        this.#ofMany.set(to.name, [...(this.#ofMany.get(to.name) ?? []), answer])
        continue
      }
      if (this.#answers.has(to.name)) throw new Error(`Two features provide ${to.name}`)
      this.#answers.set(to.name, answer)
    }
  }

  get<T>(of: Port<T>): T {
    if (!this.#answers.has(of.name)) throw new Error(`No feature provides ${of.name}`)
    return this.#answers.get(of.name) as T
  }

  /** Returns the answers of all rooms that have one. */
  all<T>(of: PortOfMany<T>): readonly T[] {
    return (this.#ofMany.get(of.name) ?? []) as T[]
  }
}
