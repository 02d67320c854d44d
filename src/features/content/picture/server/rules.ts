import type { Ruling } from '#src/shared/can.ts'
import { pictureErrors } from '../contract.ts'

/** Only its owner sees the widths of a picture here and crops it; all others see it where something shows it. */
export const mayManagePicture = (
  picture: { ownerId: number | null } | undefined,
  viewer: { id: number },
): Ruling => (picture?.ownerId === viewer.id ? null : pictureErrors.pictureUnknown)
