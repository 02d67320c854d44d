import { manageApi } from './manage-api.ts'
import { publicApi } from './public-api.ts'

export const textbookApi = { ...publicApi, ...manageApi }
