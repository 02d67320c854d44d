import { runChild } from '#src/server/media/child.ts'
import type { FoundMedia, LookOrder, UnpackedMedia } from '../child/look-order.ts'

const script = new URL('../child/look-child.ts', import.meta.url)
const memoryMiB = 600

/**
 * Looks into a document in a process of its own.
 * @returns the films and sounds inside a presentation
 * @throws MediaFailure empty, encrypted, broken, tooLarge
 */
export const lookInside = (path: string, signal: AbortSignal): Promise<FoundMedia[]> =>
  runChild(script, { path } satisfies LookOrder, { signal, memoryMiB })

/** Unpacks what was found into a folder; what is no film or sound by its content is left out. */
export const unpackMedia = (
  path: string,
  given: { unpack: readonly FoundMedia[]; into: string },
  signal: AbortSignal,
): Promise<UnpackedMedia[]> =>
  runChild(script, { path, ...given } satisfies LookOrder, { signal, memoryMiB })
