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

/** The answer to a port, as a feature provides it. */
export interface Provided {
  port: Port<unknown>
  answer: unknown
}

export const provide = <T>(to: Port<T>, answer: T): Provided => ({ port: to, answer })

/** Every answered port, by name. */
export class Ports {
  readonly #answers = new Map<string, unknown>()

  constructor(provided: readonly Provided[]) {
    for (const { port: to, answer } of provided) {
      if (this.#answers.has(to.name)) throw new Error(`Two features provide ${to.name}`)
      this.#answers.set(to.name, answer)
    }
  }

  get<T>(of: Port<T>): T {
    if (!this.#answers.has(of.name)) throw new Error(`No feature provides ${of.name}`)
    return this.#answers.get(of.name) as T
  }
}
