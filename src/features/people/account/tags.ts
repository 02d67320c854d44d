import { cacheTag } from '#src/shared/cache-tag.ts'

/** Tag of pages that show a person's picture, by its address. */
export const pictureTag = (url: string) => cacheTag(`picture:${url}`)

/** Tag of pages that show a person's name, as it is shown. */
export const nameTag = (name: string) => cacheTag(`name:${name}`)
