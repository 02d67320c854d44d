import type { ComponentType } from 'react'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { FileKind } from '#src/shared/file-kind.ts'
import type { fileApi } from '../contract.ts'

export type OneFile = AnswerOf<typeof fileApi.getFile>

/** A part of the page of a file that a later room has: the crop of a picture, the subtitles of a film. */
export interface FilePart {
  key: string
  /** The kinds of files that have it. */
  kinds: readonly FileKind[]
  /** A panel; its code is loaded where it is shown. */
  Part: ComponentType<{ file: OneFile }>
}
