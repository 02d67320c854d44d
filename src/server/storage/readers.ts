import type { FastifyReply, FastifyRequest } from 'fastify'
import { TooMany } from '../http/too-many.ts'

/** Files sent to one person, or one address, at the same time: each holds an open file and two buffers. */
const most = 200
/** Files sent to all together: a fifth of the open files that the process has at least (docs/operating.md). */
const mostInAll = 4000

type Answer = FastifyReply['raw']

/**
 * Caps the files that are being read, because a slow reader holds one for as long as it likes. At the cap of all
 * the caller with most loses the one that it has read for the longest; a player asks for the rest when it goes on.
 */
export class Readers {
  /** Answers under way, the oldest first. */
  readonly #byCaller = new Map<string, Set<Answer>>()
  readonly #mostInAll: number
  #count = 0

  constructor(inAll = mostInAll) {
    this.#mostInAll = inAll
  }

  /** @throws TooMany when too many files are still being sent to the caller */
  add({ caller, ip }: Pick<FastifyRequest, 'caller' | 'ip'>, { raw }: Pick<FastifyReply, 'raw'>) {
    // Nothing would tell the end of one that has gone already.
    if (raw.req?.socket.destroyed) return
    const key = caller?.key ?? ip
    const here = this.#byCaller.get(key) ?? new Set()
    if (here.size >= most * (caller?.width ?? 1)) throw new TooMany(5)
    if (this.#count >= this.#mostInAll) this.#dropOldestOfMost()
    this.#byCaller.set(key, here)
    here.add(raw)
    this.#count += 1
    raw.once('close', () => this.#remove(key, raw))
  }

  #remove(key: string, raw: Answer): void {
    const here = this.#byCaller.get(key)
    if (!here?.delete(raw)) return
    this.#count -= 1
    if (here.size === 0) this.#byCaller.delete(key)
  }

  #dropOldestOfMost(): void {
    let found: [string, Set<Answer>] | undefined
    for (const one of this.#byCaller) if (!found || one[1].size > found[1].size) found = one
    const [oldest] = found?.[1] ?? []
    if (!found || !oldest) return
    this.#remove(found[0], oldest)
    oldest.req.socket.destroy()
  }
}
