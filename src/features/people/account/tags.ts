import { cacheTag } from '#src/shared/cache-tag.ts'

/** Tag of pages that show a person's picture, by its address. */
export const pictureTag = (url: string) => cacheTag(`picture:${url}`)
