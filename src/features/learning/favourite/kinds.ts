/**
 * The kinds of things that can be favourites. A room that brings a kind adds its word here and in
 * `web/text.ts`, and provides it to the port of `server/kinds-port.ts`.
 */
export const favouriteKindNames = ['course', 'textbook'] as const
export type FavouriteKindName = (typeof favouriteKindNames)[number]

/** The fates of a favourite thing. */
export const fates = ['here', 'unpublished', 'deleted'] as const
export type Fate = (typeof fates)[number]
