import { cacheTag } from '#src/shared/cache-tag.ts'

/** A person's picture, by its address. */
export const pictureTag = (url: string) => cacheTag(`picture:${url}`)
