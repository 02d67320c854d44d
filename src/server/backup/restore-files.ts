import { createWriteStream, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** Unpacks stored files beside the present ones and exchanges the two folders in one step. */
export class FilesRestore {
  readonly #folder: string | undefined
  readonly #draft: string
  readonly #old: string
  #swapped = false

  constructor(folder: string | undefined, replace: boolean) {
    this.#folder = folder
    this.#draft = `${folder}.restoring`
    this.#old = `${folder}.replaced`
    if (!folder) return
    if (existsSync(this.#old)) {
      throw new Error(`A restore was cut off and left ${this.#old}: look, then move it away.`)
    }
    if (!replace && existsSync(folder) && readdirSync(folder).length > 0) {
      throw new Error(`${folder} holds files. With --replace they are thrown away.`)
    }
    rmSync(this.#draft, { recursive: true, force: true })
    mkdirSync(this.#draft, { recursive: true, mode: 0o700 })
  }

  async add(name: string, body: AsyncIterable<Uint8Array>): Promise<void> {
    if (!this.#folder) return
    const path = resolve(this.#draft, name)
    if (!path.startsWith(this.#draft + sep)) throw new Error(`The backup holds a bad path: ${name}`)
    mkdirSync(dirname(path), { recursive: true })
    await pipeline(body, createWriteStream(path, { flush: true }))
  }

  /** Runs right before the commit; if that fails, `undo` restores the old files. */
  swapIn(): void {
    if (!this.#folder) return
    if (existsSync(this.#folder)) renameSync(this.#folder, this.#old)
    renameSync(this.#draft, this.#folder)
    this.#swapped = true
  }

  finish(): void {
    rmSync(this.#old, { recursive: true, force: true })
  }

  undo(): void {
    if (this.#folder && this.#swapped) {
      rmSync(this.#folder, { recursive: true, force: true })
      if (existsSync(this.#old)) renameSync(this.#old, this.#folder)
    }
    rmSync(this.#draft, { recursive: true, force: true })
  }
}
