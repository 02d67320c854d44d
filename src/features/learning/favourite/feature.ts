import { feature } from '#src/server/feature.ts'
import { favouriteApi } from './contract.ts'
import { moveFavourites, removeFavourites } from './server/change-favourites.ts'
import { deleteFolder, renameFolder } from './server/change-folder.ts'
import { collect, uncollect } from './server/collect.ts'
import { createFolder } from './server/create-folder.ts'
import { getCollected } from './server/get-collected.ts'
import { getFavourites } from './server/get-favourites.ts'
import { folderPart } from './server/personal-data.ts'
import { favouriteRules } from './server/rules-text.ts'

/** Favourites of all kinds, whose rows are in the rooms of the kinds. */
export const favouriteFeature = feature({
  name: 'learning/favourite',
  title: { zh: '收藏', en: 'Favourites' },
  calls: [
    [favouriteApi.getFavourites, getFavourites],
    [favouriteApi.getCollected, getCollected],
    [favouriteApi.collect, collect],
    [favouriteApi.uncollect, uncollect],
    [favouriteApi.removeFavourites, removeFavourites],
    [favouriteApi.moveFavourites, moveFavourites],
    [favouriteApi.createFolder, createFolder],
    [favouriteApi.renameFolder, renameFolder],
    [favouriteApi.deleteFolder, deleteFolder],
  ],
  personalData: [folderPart],
  rules: favouriteRules,
})
