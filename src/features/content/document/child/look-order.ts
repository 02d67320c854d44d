/** A document to look into; `unpack` writes films and sounds that were found in it into the folder `into`. */
export type LookOrder =
  { path: string } | { path: string; unpack: readonly FoundMedia[]; into: string }

/** A film or sound inside a presentation. */
export interface FoundMedia {
  /** From 1. */
  page: number
  /** The name of its entry. */
  entry: string
  /** Unpacked. */
  bytes: number
}

/** One that was unpacked, and is what its name says by its content. */
export interface UnpackedMedia extends FoundMedia {
  path: string
  mime: string
  ending: string
}
