declare const made: unique symbol

/**
 * A name under which cached answers and pages are dropped. Only the functions of a room's `tags.ts`
 * make tags, and contracts and use cases share them, so the tags of an answer and `changed` cannot
 * disagree.
 */
export type CacheTag = string & { readonly [made]: true }

/** For `tags.ts` and tests (the architecture test holds this). */
export const cacheTag = (name: string) => name as CacheTag
