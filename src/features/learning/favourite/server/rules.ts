import type { Ruling } from '#src/shared/can.ts'
import { favouriteErrors } from '../errors.ts'

/** A folder of favourites is its owner's alone. */
export const mayUseFolder = (
  folder: { userId: number } | undefined,
  viewer: { id: number },
): Ruling => (folder?.userId === viewer.id ? null : favouriteErrors.folderUnknown)
