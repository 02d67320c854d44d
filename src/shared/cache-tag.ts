declare const made: unique symbol

/**
 * A name under which kept answers and pages are dropped. Only the functions of a room's `tags.ts` make
 * one, and contracts and use cases share them: the tags of an answer and `changed` cannot disagree.
 */
export type CacheTag = string & { readonly [made]: true }

/** For `tags.ts` and tests (the architecture test holds this). */
export const cacheTag = (name: string) => name as CacheTag
