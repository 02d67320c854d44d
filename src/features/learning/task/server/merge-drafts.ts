import { mergeBlocks } from '#src/features/learning/note/server/merge-texts.ts'

/** What an answer says. `photos` and `files` are ids of user files in their order. */
export interface Words {
  text: string
  photos: number[]
  files: number[]
}

export const noWords: Words = { text: '', photos: [], files: [] }

/**
 * Merges two drafts that were written over the same one: the texts line by line as notes are, so that no word is lost;
 * of the files all that either has added and neither has removed, in the order of the second.
 */
export function mergeDrafts(base: Words, first: Words, second: Words): Words {
  return {
    text: mergeBlocks(lines(base.text), lines(first.text), lines(second.text)).join('\n'),
    photos: mergeFiles(base.photos, first.photos, second.photos),
    files: mergeFiles(base.files, first.files, second.files),
  }
}

const lines = (text: string) => (text === '' ? [] : text.split('\n'))

function mergeFiles(
  base: readonly number[],
  first: readonly number[],
  second: readonly number[],
): number[] {
  const stays = second.filter((id) => first.includes(id) || !base.includes(id))
  const added = first.filter((id) => !base.includes(id) && !second.includes(id))
  return [...stays, ...added]
}

export const isSame = (a: Words, b: Words): boolean =>
  a.text === b.text && sameIds(a.photos, b.photos) && sameIds(a.files, b.files)

const sameIds = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id, at) => id === b[at])

/** Whether there is nothing to hand in. */
export const isEmpty = ({ text, photos, files }: Words): boolean =>
  text.trim() === '' && photos.length + files.length === 0
