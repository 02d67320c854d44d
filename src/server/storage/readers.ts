import type { FastifyReply, FastifyRequest } from 'fastify'

/** Files sent to one person, or one address, at the same time: each holds an open file and two buffers. */
const most = 200
/** Files sent to all together: a fifth of the open files that the process has at least (docs/operating.md). */
const mostInAll = 4000

/** The system takes an answer of this size at once, so that it is over whether it is read or not. */
const atOnce = 64 * 1024

type Answer = FastifyReply['raw']

/**
 * Caps the files that are being read, because a slow reader holds one for as long as it likes. A caller at its cap
 * loses the one that it has read for the longest, and at the cap of all the caller with most does: a refusal would
 * let one visitor keep all files from the others of its address. A player asks for the rest when it goes on.
 */
export class Readers {
  /** Answers under way, the oldest first. */
  readonly #byCaller = new Map<string, Set<Answer>>()
  readonly #mostInAll: number
  #count = 0

  constructor(inAll = mostInAll) {
    this.#mostInAll = inAll
  }

  /** @param bytes the length of the answer */
  add(
    { caller, ip }: Pick<FastifyRequest, 'caller' | 'ip'>,
    { raw }: Pick<FastifyReply, 'raw'>,
    bytes: number,
  ): void {
    // Nothing would tell the end of one that has gone already.
    if (bytes <= atOnce || raw.req?.socket.destroyed) return
    const key = caller?.key ?? ip
    const here = this.#byCaller.get(key) ?? new Set()
    if (here.size >= most * (caller?.width ?? 1)) this.#dropOldest(key, here)
    else if (this.#count >= this.#mostInAll) this.#dropOldestOfMost()
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
    if (found) this.#dropOldest(...found)
  }

  #dropOldest(key: string, answers: ReadonlySet<Answer>): void {
    const [oldest] = answers
    if (!oldest) return
    this.#remove(key, oldest)
    oldest.req.socket.destroy()
  }
}
