import type { ArchiveFailure } from './contract.ts'

/** A file from which nothing can be made, with its reason and the place in it. */
export class Unreadable extends Error {
  readonly code: ArchiveFailure
  readonly place: string

  constructor(code: ArchiveFailure, place = '', cause?: unknown) {
    super(place === '' ? code : `${code}: ${place}`, { cause })
    this.code = code
    this.place = place
  }
}
