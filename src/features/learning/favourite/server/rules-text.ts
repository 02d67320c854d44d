import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { favouriteApi } from '../contract.ts'
import { mayUseFolder } from './rules.ts'

export const favouriteRules: ObjectRule[] = [
  {
    rule: mayUseFolder,
    calls: [favouriteApi.moveFavourites, favouriteApi.renameFolder, favouriteApi.deleteFolder],
    zh: '收藏夹属于本人',
    en: 'The folder of favourites is the person’s own',
  },
]
