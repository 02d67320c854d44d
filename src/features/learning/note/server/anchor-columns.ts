import type { Anchor } from '../anchor.ts'

export interface AnchorColumns {
  second: number | null
  page: number | null
  words: string | null
  wordsBefore: string | null
  wordsAfter: string | null
}

const none = { second: null, page: null, words: null, wordsBefore: null, wordsAfter: null }

export function toColumns(anchor: Anchor): AnchorColumns {
  switch (anchor.kind) {
    case 'second':
      return { ...none, second: anchor.second }
    case 'page':
      return { ...none, page: anchor.page }
    case 'words':
      return {
        ...none,
        ...{ words: anchor.words, wordsBefore: anchor.before, wordsAfter: anchor.after },
      }
    default:
      return none
  }
}

export function toAnchor({ second, page, words, ...around }: AnchorColumns): Anchor {
  if (second !== null) return { kind: 'second', second }
  if (page !== null) return { kind: 'page', page }
  if (words === null) return { kind: 'item' }
  return {
    ...{ kind: 'words', words },
    ...{ before: around.wordsBefore ?? '', after: around.wordsAfter ?? '' },
  }
}
