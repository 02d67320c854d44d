import type { Kernel } from '#src/server/kernel.ts'

/** A link takes no space; a copy from S3 does. */
export const spaceFor = ({ storage }: Pick<Kernel, 'storage'>, size: number) =>
  storage.pathOf ? 0 : size
