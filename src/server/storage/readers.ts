import type { FastifyReply, FastifyRequest } from 'fastify'
import { TooMany } from '../http/too-many.ts'

/** Files sent to one person, or one address, at the same time: each holds an open file and two buffers. */
const most = 200

/** Caps the files that are being read, because a slow reader holds one for as long as it likes. */
export class Readers {
  readonly #byCaller = new Map<string, number>()

  /** @throws TooMany when too many files are still being sent to the caller */
  add({ caller, ip }: Pick<FastifyRequest, 'caller' | 'ip'>, { raw }: Pick<FastifyReply, 'raw'>) {
    // Nothing would tell the end of one that has gone already.
    if (raw.req?.socket.destroyed) return
    const key = caller?.key ?? ip
    const count = this.#byCaller.get(key) ?? 0
    if (count >= most * (caller?.width ?? 1)) throw new TooMany(5)
    this.#byCaller.set(key, count + 1)
    raw.once('close', () => {
      const left = this.#byCaller.get(key)! - 1
      if (left > 0) this.#byCaller.set(key, left)
      else this.#byCaller.delete(key)
    })
  }
}
