import { defineErrors } from '#src/shared/errors.ts'

/** Favourites of one person: far more than anyone finds again. */
export const favouritesMost = 2000
export const foldersMost = 100

export const favouriteErrors = defineErrors('favourite', {
  thingUnknown: {
    kind: 'notFound',
    zh: '该内容不存在或未发布，无法收藏',
    en: 'This does not exist or is not published, so it cannot be a favourite',
  },
  tooMany: {
    kind: 'refused',
    zh: `收藏最多 ${favouritesMost} 项，请先移除一些`,
    en: `You can have up to ${favouritesMost} favourites. Please remove some first`,
  },
  folderUnknown: {
    kind: 'notFound',
    zh: '收藏夹不存在或已删除',
    en: 'This folder does not exist or was deleted',
  },
  folderTaken: {
    kind: 'conflict',
    zh: '已有同名的收藏夹',
    en: 'You already have a folder of this name',
  },
  tooManyFolders: {
    kind: 'refused',
    zh: `收藏夹最多 ${foldersMost} 个，请先删除一些`,
    en: `You can have up to ${foldersMost} folders. Please delete some first`,
  },
})
