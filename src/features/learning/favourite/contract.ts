import { z } from 'zod'
import { keywordInQuery, listOf, pageInQuery } from '#src/shared/answers.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody } from '#src/shared/ids.ts'
import { shownPictureSchema } from '#src/shared/picture.ts'
import { favouriteErrors as errors } from './errors.ts'
import { folderApi } from './folders-api.ts'
import { fates, favouriteKindNames } from './kinds.ts'

export const favouritesPerPage = 24
/** Things whose state one call reads: the cards of a page. */
export const thingsAtOnce = 200
export const favouriteSorts = ['added', 'name'] as const
/** In an address: the favourites that are in no folder. */
export const noFolder = 'none'

const kind = z.enum(favouriteKindNames)
const thing = { kind, thingId: idInBody() }

/** Favourites by the keys of their rows, because a deleted thing has no other one. */
const chosen = z
  .array(z.object({ kind, favouriteId: idInBody() }))
  .min(1)
  .max(favouritesPerPage)

const favourite = z.object({
  kind,
  favouriteId: z.int(),
  name: z.string(),
  /** The language of the name. */
  language: z.enum(['zh', 'en']),
  fate: z.enum(fates),
  folderId: z.int().nullable(),
  addedAt: z.iso.datetime(),
  /** Null for a thing that is deleted or unpublished. */
  about: z
    .object({
      /** Its page, without the locale. */
      path: z.string(),
      /** Its kind in words: 'Premium course'. */
      label: z.string(),
      /** Its teachers, or its author. */
      by: z.string(),
      facts: z.array(z.string()),
      cover: z.object({
        theme: z.string(),
        /** The slug of its category; '' without one. */
        category: z.string(),
        picture: shownPictureSchema.nullable(),
      }),
    })
    .nullable(),
})
export type Favourite = z.output<typeof favourite>
export type FavouriteAbout = NonNullable<Favourite['about']>

const folder = z.object({
  folderId: z.int(),
  name: z.string(),
  /** All of its favourites, whatever the filters. */
  count: z.int(),
  /** Those that the other filters find. */
  found: z.int(),
})
export type FavouriteFolder = z.output<typeof folder>

const ids = new RegExp(`^[1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,${thingsAtOnce - 1}}$`)

export const favouriteApi = {
  getFavourites: endpoint({
    method: 'GET',
    path: 'Favourite/GetFavourites',
    access: 'login',
    summary: {
      zh: '查看我的收藏',
      en: 'List one’s own favourites of all kinds, by kind, folder and name, with what became of each',
    },
    input: z.object({
      kind: kind.optional(),
      /** The id of a folder, or 'none'. */
      folder: z
        .string()
        .regex(/^(none|[1-9]\d{0,8})$/)
        .optional(),
      keyword: keywordInQuery,
      sort: z.enum(favouriteSorts).default('added'),
      page: pageInQuery,
    }),
    answer: z.object({
      ...listOf(favourite),
      /** Of each kind, and of all, those that the other filters find. */
      ofKind: z.record(kind, z.int()),
      ofAllKinds: z.int(),
      folders: z.array(folder),
      /** In any folder or none, and in none, those that the other filters find. */
      inAll: z.int(),
      inNone: z.int(),
      /** All favourites, whatever the filters. */
      all: z.int(),
    }),
  }),
  getCollected: endpoint({
    method: 'GET',
    path: 'Favourite/GetCollected',
    access: 'login',
    summary: {
      zh: '查看哪些内容已收藏',
      en: 'Read which of some things of a kind are favourites, for the cards of a page',
    },
    input: z.object({
      kind,
      /** Ids, separated by commas. */
      things: z.string().regex(ids),
    }),
    answer: z.object({ collected: z.array(z.int()) }),
  }),
  collect: endpoint({
    method: 'POST',
    path: 'Favourite/Collect',
    access: 'login',
    repeatable: true,
    summary: { zh: '收藏', en: 'Add something to one’s favourites; twice is once' },
    input: z.object(thing),
    answer: z.object({}),
    errors: [errors.thingUnknown, errors.tooMany],
  }),
  uncollect: endpoint({
    method: 'POST',
    path: 'Favourite/Uncollect',
    access: 'login',
    repeatable: true,
    summary: { zh: '取消收藏', en: 'Take something out of one’s favourites' },
    input: z.object(thing),
    answer: z.object({}),
  }),
  removeFavourites: endpoint({
    method: 'POST',
    path: 'Favourite/RemoveFavourites',
    access: 'login',
    repeatable: true,
    summary: {
      zh: '移除收藏',
      en: 'Remove favourites from the list, also of things that are gone',
    },
    input: z.object({ chosen }),
    answer: z.object({ removed: z.int() }),
  }),
  moveFavourites: endpoint({
    method: 'POST',
    path: 'Favourite/MoveFavourites',
    access: 'login',
    repeatable: true,
    summary: { zh: '把收藏移到收藏夹', en: 'Move favourites to a folder, or out of every folder' },
    input: z.object({ chosen, folderId: idInBody().nullable() }),
    answer: z.object({ moved: z.int() }),
    errors: [errors.folderUnknown],
  }),
  ...folderApi,
}
