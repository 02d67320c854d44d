import type { FastifyBaseLogger } from 'fastify'

/** Logs the connections that were closed for new ones, in one line a minute however many they are. */
export class ConnectionDrops {
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  #dropped = { waiting: 0, answering: 0 }
  #timer: NodeJS.Timeout | undefined

  constructor(log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#log = log
  }

  count(state: 'waiting' | 'answering'): void {
    this.#dropped[state] += 1
    if (!this.#timer) this.#timer = setTimeout(() => this.#tell(), 60_000).unref()
  }

  #tell(): void {
    this.#log.warn(this.#dropped, 'connections closed for new ones')
    this.#dropped = { waiting: 0, answering: 0 }
    this.#timer = undefined
  }
}
